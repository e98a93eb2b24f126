import { truncate, writtenOn, type Slide } from '@arrasta/domain';
import { imageSearchMessages } from '../../messages/image-search';

/** Of a slide's words, as many as say what it is about. */
const maxSubjectLength = 80;

/** What a slide is about: its title, else the beginning of its text; empty where nothing is written. */
export function subjectOf(slide: Slide): string {
  const title = slide.elements.find(
    ({ type, content }) => type === 'title' && content.trim() !== '',
  );
  const [text = ''] = title === undefined ? writtenOn(slide) : [title.content];
  const line = text
    .replace(/<br\s*\/?>|\s+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxSubjectLength) return line;
  const start = line.slice(0, maxSubjectLength);
  return truncate(start, Math.max(start.lastIndexOf(' '), maxSubjectLength / 2)).trimEnd();
}

/** What the AI is asked for a slide, to be changed by the person. Source: docs/product/generation.md 26. */
export function promptFor(slide: Slide): string {
  const subject = subjectOf(slide);
  const { usualPrompt, promptAbout } = imageSearchMessages.make;
  return subject === '' ? usualPrompt : promptAbout(subject);
}
