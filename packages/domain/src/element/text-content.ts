import type { ElementType } from './element';

// Apart from the element's schema, so that whoever only draws does not load it.
const editedInPlace: ReadonlySet<ElementType> = new Set(['title', 'subtitle', 'text', 'list']);

/** Whether the element's content is text a person types on the slide. */
export function isTextual(type: ElementType): boolean {
  return editedInPlace.has(type);
}

/** The lines of a text: line feeds and `br` tags in any spelling both break it (carousel-editor §3). */
export function linesOf(content: string): string[] {
  return content.split(/\r\n|[\r\n]|<br\b[^>]*>/i);
}

/** The items of a list: its lines without the blank ones. */
export function listItemsOf(content: string): string[] {
  return linesOf(content)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
