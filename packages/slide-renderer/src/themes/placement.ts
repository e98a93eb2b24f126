import type { Placement, SlideContext } from '../context';

/** Whether the stack ends with something that has an edge and carries the foot of a slide. */
export function endsWithBox({ elements }: SlideContext): boolean {
  const type = elements.at(-1)?.type;
  return type === 'list' || type === 'image';
}

/** Whether a slide holds more than words: such slides begin at the head of the field. */
function hasBox({ elements }: SlideContext): boolean {
  return elements.some(({ type }) => type === 'list' || type === 'image');
}

/** Covers and slides of words alone stand in the middle; lists and pictures begin at the head. */
export function placeByContent(context: SlideContext): Placement {
  if (context.isCover) return 'centre';
  return hasBox(context) || context.slide.layout !== 'centered' ? 'head' : 'centre';
}
