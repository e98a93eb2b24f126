import type { SaveDeckInput, SavedSlide } from '@arrasta/contract';
import { slideFieldsSchema, type SlideFields } from '@arrasta/domain';
import { deckSize } from './deck-size';
import type { SlideToWrite, StoredSlide } from './deck-store';

const fieldNames = Object.keys(slideFieldsSchema.shape) as (keyof SlideFields)[];

/**
 * Elements are kept as the text they were sent as, with the schema's order of keys, so equal
 * texts mean equal slides; two spellings of one value merely cost a write.
 */
function sameFields(stored: StoredSlide, wanted: SlideToWrite): boolean {
  return fieldNames.every((name) =>
    name === 'elements'
      ? stored.elements === JSON.stringify(wanted.elements)
      : stored[name] === wanted[name],
  );
}

export interface SlideChanges {
  readonly replaced: readonly SlideToWrite[];
  readonly added: readonly SlideToWrite[];
  /** Ids of stored slides that the deck no longer has. */
  readonly removed: readonly string[];
  /** Bytes of the deck's slides then. */
  readonly size: number;
  /** The deck's slides once all that is written, at that time. */
  readonly after: (carouselId: string, writtenAt: string) => SavedSlide[];
}

/** As every answer has them. Source: docs/product/api.md 19. */
export function inOrder(slides: readonly SavedSlide[]): SavedSlide[] {
  return [...slides].sort(
    (one, other) =>
      one.position - other.position ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
}

/** What has to be written so that the stored slides become the wanted ones. */
export function slideChanges(
  stored: readonly StoredSlide[],
  sent: SaveDeckInput['slides'],
): SlideChanges {
  const storedById = new Map(stored.map((slide) => [slide.id, slide]));
  const wanted = sent.map(({ altText, ...slide }): SlideToWrite => {
    // Alt texts that were not sent stay as they are.
    const kept = altText === undefined ? storedById.get(slide.id)?.altText : altText;
    return { ...slide, altText: kept ?? null };
  });
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const unchanged = new Set<string>();
  const replaced: SlideToWrite[] = [];
  const added: SlideToWrite[] = [];
  for (const slide of wanted) {
    const before = storedById.get(slide.id);
    if (!before) added.push(slide);
    else if (sameFields(before, slide)) unchanged.add(slide.id);
    else replaced.push(slide);
  }
  const after = (carouselId: string, writtenAt: string) =>
    inOrder(
      wanted.map((slide) => {
        const { createdAt = writtenAt, updatedAt = writtenAt } = storedById.get(slide.id) ?? {};
        const last = unchanged.has(slide.id) ? updatedAt : writtenAt;
        return { ...slide, carouselId, createdAt, updatedAt: last };
      }),
    );
  const removed = stored.filter(({ id }) => !wantedIds.has(id)).map(({ id }) => id);
  return { replaced, added, removed, size: deckSize(wanted), after };
}
