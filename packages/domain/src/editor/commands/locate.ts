import type { EditorDraft } from '../command';

type DraftSlide = EditorDraft['deck']['slides'][number];
type DraftElement = DraftSlide['elements'][number];

/** The slide on the canvas, if there is one. */
export function currentSlide(draft: EditorDraft): DraftSlide | undefined {
  return draft.deck.slides[draft.view.currentIndex];
}

/** An element of the slide on the canvas. */
export function elementOf(draft: EditorDraft, elementId: string): DraftElement | undefined {
  return currentSlide(draft)?.elements.find((element) => element.id === elementId);
}

/** Gives the items the positions of their places, from 0. */
export function renumber(items: { position: number }[]): void {
  items.forEach((item, index) => {
    item.position = index;
  });
}

/** Takes an item out and puts it at an index, from 0; false when it is there or cannot be. */
export function moveWithin(items: { position: number }[], from: number, to: number): boolean {
  const item = items[from];
  if (item === undefined || items[to] === undefined || from === to) return false;
  items.splice(from, 1);
  items.splice(to, 0, item);
  renumber(items);
  return true;
}

/** Swaps an item with its neighbour; false when there is none on that side. */
export function swapWithNeighbour(
  items: { position: number }[],
  index: number,
  step: -1 | 1,
): boolean {
  const item = items[index];
  const neighbour = items[index + step];
  if (item === undefined || neighbour === undefined) return false;
  items[index] = neighbour;
  items[index + step] = item;
  renumber(items);
  return true;
}
