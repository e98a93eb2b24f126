import { isTextual, linesOf } from '../element/text-content';
import type { SlideFields } from './slide';

/** What of a slide its texts are read from. */
export type WrittenSlide = Pick<SlideFields, 'title' | 'subtitle' | 'content' | 'elements'>;

/** Pictures inside the text of slides from before there were elements (carousel-editor §3). */
export const pictureMarker = /\[IMAGEM:[^\]]+\]/gi;

function tidied(text: string): string {
  const lines = linesOf(text.replace(pictureMarker, ' ')).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The texts of a slide from top to bottom, without the empty ones; items of a list one a line. */
export function writtenOn({ title, subtitle, content, elements }: WrittenSlide): string[] {
  const texts =
    elements.length > 0
      ? elements.filter(({ type }) => isTextual(type)).map((element) => element.content)
      : [title ?? '', subtitle ?? '', content ?? ''];
  return texts.map(tidied).filter((text) => text !== '');
}
