import { linesOf, listItemsOf, type Slide } from '@arrasta/domain';
import { editorWords, elementNames } from '../../messages/editor';

/** What a slide without words is known by: its first element, or that it is empty. */
function withoutWords({ title, elements }: Slide): string {
  const [first] = elements;
  return title ?? (first === undefined ? editorWords.emptySlide : elementNames[first.type]);
}

/** The words a slide is known by in lists: its title, else its first text. */
export function headingOf(slide: Slide): string {
  const texts = slide.elements.filter(({ type, content }) => {
    return ['title', 'subtitle', 'text', 'list'].includes(type) && content.trim() !== '';
  });
  const heading = texts.find(({ type }) => type === 'title') ?? texts[0];
  if (heading === undefined) return withoutWords(slide);
  if (heading.type === 'list') return listItemsOf(heading.content)[0] ?? editorWords.emptySlide;
  return linesOf(heading.content).join(' ').trim();
}
