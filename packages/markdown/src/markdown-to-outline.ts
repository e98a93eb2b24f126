import { newCarouselFields, type Outline } from '@arrasta/domain';
import { outlined } from './reading/pages';
import { readMarkdown, type LeftOut } from './reading/read-markdown';

/** A carousel in words, and what of its Markdown found no place in it. */
export interface ReadOutline {
  readonly outline: Outline;
  readonly leftOut: LeftOut;
}

/**
 * The carousel that a Markdown describes: headings and rules begin slides, lists are lists. One
 * that says nothing has no slides.
 */
export function markdownToOutline(markdown: string): ReadOutline {
  const { title, description, pages, leftOut } = readMarkdown(markdown);
  const slides = pages.map(({ type, items }) => ({ type, elements: outlined(items) }));
  const outline = { title: title ?? newCarouselFields.title, description, slides };
  return { outline, leftOut };
}
