/** The eight kinds of thing a slide is made of. Source: docs/product/elements.md 1. */
export const elementTypes = [
  'title',
  'subtitle',
  'text',
  'list',
  'image',
  'icon',
  'shape',
  'divider',
] as const;

export type ElementType = (typeof elementTypes)[number];

const editedInPlace: ReadonlySet<ElementType> = new Set(['title', 'subtitle', 'text', 'list']);

/** Whether the element's content is text a person types on the slide. */
export function isTextual(type: ElementType): boolean {
  return editedInPlace.has(type);
}
