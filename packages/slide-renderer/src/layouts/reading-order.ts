import type { Element } from '@arrasta/domain';
import type { CompositionItem } from './composition';

/** An item of a composition, and how high it lies: from 1, the lowest. */
export interface LeveledItem {
  readonly item: CompositionItem;
  readonly level: number;
}

/**
 * The items of a composition in the order in which they are read: that of the elements. What belongs
 * to no element comes before the element that is painted next, or at the end.
 * @param items in the order in which they are painted
 */
export function inReadingOrder(
  items: readonly CompositionItem[],
  elements: readonly Element[],
): readonly LeveledItem[] {
  const places = new Map(elements.map(({ id }, index) => [id, index]));
  const placeOf = (item: CompositionItem) =>
    'element' in item ? (places.get(item.element.id) ?? null) : null;
  let next = elements.length;
  const placed = items.map((item, index) => ({ item, level: index + 1 })).reverse();
  const read = placed.map((leveled) => {
    next = placeOf(leveled.item) ?? next;
    return { leveled, place: next };
  });
  return read
    .reverse()
    .sort((one, other) => one.place - other.place)
    .map(({ leveled }) => leveled);
}
