import {
  slideFieldsSchema,
  type Element,
  type ElementStyle,
  type Slide,
  type Env,
} from '@arrasta/domain';
import { writeNote, type Note } from '../note';
import { pagesOfAll } from '../reading/pages';
import type { Section } from '../reading/sections';
import { slideOfSection } from '../slide-of-section';
import { writtenElement, type WrittenElement } from './written-element';

/** A slide that is only compared needs neither. */
const nowhere: Env = { now: () => '', newId: () => '' };
const noted = slideFieldsSchema.omit({ position: true, elements: true });

function isSameStyle(one: ElementStyle, other: ElementStyle): boolean {
  const merged = Object.entries({ ...one, ...other });
  const counts = [one, other].map((style) => Object.keys(style).length);
  if (counts.some((count) => count !== merged.length)) return false;
  const own = new Map<string, unknown>(Object.entries(one));
  return merged.every(([key, value]) => own.get(key) === value);
}

/** The fields in which the slide is not the one that its words alone make. */
function otherFields(slide: Slide, made: Slide): NonNullable<Note['slide']> {
  const madeFields = new Map<string, unknown>(Object.entries(noted.parse(made)));
  const others = Object.entries(noted.parse(slide)).filter(
    ([key, value]) => madeFields.get(key) !== value,
  );
  return noted.partial().parse(Object.fromEntries(others));
}

/** Of lists that follow one another every second has marks of another kind, or they would be one. */
function isSecondList(elements: readonly Element[], index: number): boolean {
  const before = elements.slice(0, index).toReversed();
  const other = before.findIndex(({ type }) => type !== 'list');
  return (other === -1 ? before.length : other) % 2 === 1;
}

function writtenElements(elements: readonly Element[]): WrittenElement[] {
  return elements.map((element, index) =>
    writtenElement(element, {
      isFirst: index === 0,
      isSecondList: isSecondList(elements, index),
    }),
  );
}

function isOneSlide(section: Section): boolean {
  return section.items.length > 0 && pagesOfAll([section]).length === 1;
}

/** A slide as Markdown: what it says, and in notes what that does not make it. */
export function writtenSlide(slide: Slide, primaryColor: string): string {
  const elements = writtenElements(slide.elements);
  const items = elements.map(({ item }) => item);
  const section: Section = { type: 'content', items, fields: null };
  const made = slideOfSection(section, { position: 0, primaryColor }, nowhere);
  const fields = otherFields(slide, made);
  const isPlain = Object.keys(fields).length === 0 && isOneSlide(section);
  const aboutSlide: Note = isPlain ? {} : { slide: fields };

  const blocks = elements.map(({ text, above }, index): { text: string; note: Note } => {
    const style = slide.elements[index]?.style ?? {};
    const isStyled = isSameStyle(style, made.elements[index]?.style ?? {});
    const about = { ...above, ...(!isStyled && { style }) };
    return { text, note: Object.keys(about).length === 0 ? {} : { above: about } };
  });
  const first = blocks[0];
  const hasHeading = first?.text.startsWith('## ') === true;
  const start = hasHeading
    ? [{ text: first.text, note: { ...aboutSlide, ...first.note } }, ...blocks.slice(1)]
    : [{ text: '---', note: aboutSlide }, ...blocks];
  return start
    .flatMap(({ text, note }) =>
      Object.keys(note).length === 0 ? [text] : [text, writeNote(note)],
    )
    .join('\n\n');
}
