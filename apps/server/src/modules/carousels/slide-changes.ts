import type { SavedSlide } from '@arrasta/contract';
import { slideFieldsSchema, type SlideFields } from '@arrasta/domain';
import type { SlideToWrite } from './deck-store';

const fieldNames = Object.keys(slideFieldsSchema.shape) as (keyof SlideFields)[];

/**
 * Elements are kept as the text they were sent as, with the schema's order of keys, so equal
 * texts mean equal slides; two spellings of one value merely cost a write.
 */
function sameFields(one: SlideFields, other: SlideFields): boolean {
  return fieldNames.every((name) => {
    const [left, right] = [one[name], other[name]];
    return (
      left === right || (name === 'elements' && JSON.stringify(left) === JSON.stringify(right))
    );
  });
}

export interface SlideChanges {
  /** New or different: to be written. */
  readonly changed: readonly SlideToWrite[];
  /** Ids of stored slides that the deck no longer has. */
  readonly missing: readonly string[];
  readonly unchanged: readonly SavedSlide[];
}

/** What has to be written so that the stored slides become the wanted ones. */
export function slideChanges(
  stored: readonly SavedSlide[],
  wanted: readonly SlideToWrite[],
): SlideChanges {
  const storedById = new Map(stored.map((slide) => [slide.id, slide]));
  const wantedIds = new Set(wanted.map((slide) => slide.id));
  const unchanged = wanted.flatMap((slide) => {
    const before = storedById.get(slide.id);
    return before && sameFields(before, slide) ? [before] : [];
  });
  const same = new Set(unchanged.map((slide) => slide.id));
  return {
    changed: wanted.filter((slide) => !same.has(slide.id)),
    missing: stored.filter((slide) => !wantedIds.has(slide.id)).map((slide) => slide.id),
    unchanged,
  };
}
