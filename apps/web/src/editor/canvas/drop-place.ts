/** An element as it is drawn, in px from the top of the slide. */
export interface DrawnElement {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** Where a dragged element would go: its index from 0, and the height of the line that shows it. */
export interface DropPlace {
  readonly index: number;
  readonly line: number;
}

/** Distance of the line from the first or last element, in px. */
const outside = 7;

function lineBetween(before: DrawnElement | undefined, after: DrawnElement | undefined): number {
  if (before !== undefined && after !== undefined) return (before.bottom + after.top) / 2;
  return before === undefined ? (after?.top ?? 0) - outside : before.bottom + outside;
}

/**
 * The place for an element dragged to this height: after every other element whose middle lies
 * above it. Null where that is the place it has.
 * @param drawn the elements of the slide from top to bottom.
 */
export function dropPlace(
  drawn: readonly DrawnElement[],
  draggedId: string,
  height: number,
): DropPlace | null {
  const others = drawn.filter(({ id }) => id !== draggedId);
  const index = others.filter(({ top, bottom }) => (top + bottom) / 2 < height).length;
  if (index === drawn.findIndex(({ id }) => id === draggedId)) return null;
  return { index, line: lineBetween(others[index - 1], others[index]) };
}
