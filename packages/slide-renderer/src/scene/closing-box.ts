import type { Setting } from './model';

/** Whether the stack ends with something that has an edge and carries the foot of a slide. */
export function endsWithBox({ elements }: Setting): boolean {
  const type = elements.at(-1)?.type;
  return type === 'list' || type === 'image';
}

/** Whether a slide holds more than words: such slides begin at the head of the field. */
export function hasBox({ elements }: Setting): boolean {
  return elements.some(({ type }) => type === 'list' || type === 'image');
}
