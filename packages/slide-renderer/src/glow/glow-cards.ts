import type { Area, Scene } from '../context';
import { insetArea } from '../layouts/blocks';
import type { BoxItem, Composition, CompositionItem } from '../layouts/composition';
import type { SlideComposition } from '../layouts/draft';
import { cardRadius, glassCard } from './glow-colors';

/** From the edges of a card to its words, in px. */
const padding = { across: 28, along: 30, alongCall: 40 } as const;
/** In a field that is lower than that a card stands closer around its words. */
const lowField = { height: 380, along: 20 } as const;

export function glassBox(scene: Scene, area: Area): BoxItem {
  return { kind: 'box', area, radius: cardRadius, ...glassCard(scene) };
}

function paddingAlong({ field, layout }: SlideComposition): number {
  if (field.height < lowField.height) return lowField.along;
  return layout === 'cta' ? padding.alongCall : padding.along;
}

/** Where the words of a card that fills the field stand. */
export function insideCard(draft: SlideComposition): Area {
  return insetArea(draft.field, padding.across, paddingAlong(draft));
}

/** A card of glass around what stands between two heights of it. */
export function cardAround(
  draft: SlideComposition,
  { top, height }: Pick<Area, 'top' | 'height'>,
): BoxItem {
  const along = paddingAlong(draft);
  const area = { ...draft.field, top: top - along, height: height + 2 * along };
  return glassBox(draft.scene, area);
}

const firstOf = (items: readonly CompositionItem[]) =>
  items.findIndex(({ kind }) => kind === 'list');

/** A list on one card of glass. */
export function withListCard(draft: SlideComposition, composition: Composition): Composition {
  const card = draft.scene.theme.composition?.listCard?.(draft.layout);
  const at = firstOf(composition.items);
  const list = composition.items[at];
  if (!card || list?.kind !== 'list') return composition;
  const area = insetArea(list.area, -card.across, -card.along);
  const items = [
    ...composition.items.slice(0, at),
    glassBox(draft.scene, area),
    ...composition.items.slice(at),
  ];
  return { ...composition, items };
}
