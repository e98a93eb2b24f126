import type { OutlineElement, OutlineSlide } from '@arrasta/domain';
import { truncateAtWord, stripListMarkdown, stripMarkdown } from './strip-markdown';

/** What one slide holds at the most, whatever a model writes. Lengths are in UTF-16 units. */
const max = { elements: 5, title: 90, subtitle: 90, text: 420, items: 7, item: 90, query: 100 };

/** How many slides a deck is made of at the most. Source: docs/product/generation.md 10. */
export const maxSlides = 20;

const pictureMarker = /\[IMAGEM:\s*([^\]]+)\]/iu;

/** A text with pictures named in it becomes the pictures, and the text without them. */
function splitMarkers({ type, content }: OutlineElement): OutlineElement[] {
  const marked = pictureMarker.exec(content);
  if (marked === null || type === 'image') return [{ type, content }];
  const rest = content.replace(pictureMarker, ' ');
  return [{ type: 'image', content: marked[1] ?? '' }, ...splitMarkers({ type, content: rest })];
}

function listOf(content: string): OutlineElement {
  const items = stripListMarkdown(content)
    .split('\n')
    .slice(0, max.items)
    .map((item) => truncateAtWord(item, max.item));
  return { type: 'list', content: items.join('\n') };
}

const isAddress = (text: string) => /^https?:\/\//iu.test(text);

function imageOf(content: string): OutlineElement {
  const wanted = content.trim();
  return { type: 'image', content: isAddress(wanted) ? wanted : truncateAtWord(wanted, max.query) };
}

function cleaned({ type, content }: OutlineElement): OutlineElement {
  if (type === 'list') return listOf(content);
  if (type === 'image') return imageOf(content);
  const words = stripMarkdown(content);
  // A heading has one line; a browser would draw the break.
  const text = type === 'text' ? words : words.replace(/\s*\n\s*/gu, ' ');
  return { type, content: truncateAtWord(text, max[type]) };
}

/** One picture a slide: the first that is asked for. */
function onePicture(elements: readonly OutlineElement[]): OutlineElement[] {
  const first = elements.find(({ type }) => type === 'image');
  return elements.filter((element) => element.type !== 'image' || element === first);
}

/**
 * What a model wrote as the outline of a slide: bare words in our measures. The image's content is
 * what to search for, or an address that nobody has looked at yet.
 * @param index of the slide, from 0: the first one is the cover.
 */
export function outlineOfWire(elements: readonly OutlineElement[], index: number): OutlineSlide {
  const parts = elements
    .flatMap(splitMarkers)
    .map(cleaned)
    .filter(({ content }) => content !== '');
  return {
    type: index === 0 ? 'intro' : 'content',
    elements: onePicture(parts).slice(0, max.elements),
  };
}
