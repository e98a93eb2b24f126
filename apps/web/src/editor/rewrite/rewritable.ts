import type { RewriteKind, RewriteInput } from '@arrasta/contract';
import {
  truncate,
  isTextual,
  slideTexts,
  type Deck,
  type Element,
  type Slide,
  openSession,
  rewriteTexts,
  run,
  fillSlide,
  type Command,
  type OutlineElement,
} from '@arrasta/domain';
import type { RewriteTarget } from '../store/open-dialogs';
import { env } from '../store/env';

type Text = RewriteInput['texts'][number];

/** What is written on a slide that stands empty. */
const emptyTexts: readonly Text[] = [
  { type: 'title', content: '' },
  { type: 'text', content: '' },
];

/** What of a deck a target names; null once it was deleted, or has nothing to be rewritten. */
export interface Rewritable {
  readonly slide: Slide;
  readonly index: number;
  /** Empty where the slide has no elements: it is to be written. */
  readonly elements: readonly Element[];
  readonly texts: readonly Text[];
}

function isText(element: Element): element is Element & { type: Text['type'] } {
  return isTextual(element.type);
}

export function findRewritable(
  { slides }: Deck,
  { slideId, elementId }: RewriteTarget,
): Rewritable | null {
  const index = slides.findIndex(({ id }) => id === slideId);
  const slide = slides[index];
  if (slide === undefined) return null;
  if (slide.elements.length === 0) return { slide, index, elements: [], texts: emptyTexts };
  const elements = slide.elements
    .filter(({ id }) => elementId === null || id === elementId)
    .filter(isText);
  if (elements.length === 0) return null;
  const texts = elements.map(({ type, content }) => ({ type, content }));
  return { slide, index, elements, texts };
}

/** The ways that make sense for it. */
export function kindsFor({ elements, index }: Rewritable, target: RewriteTarget): RewriteKind[] {
  if (elements.length === 0) return ['write', 'words'];
  const isHook = index === 0 && target.elementId === null;
  return [...(isHook ? (['hooks'] as const) : []), 'shorter', 'simpler', 'tone', 'words'];
}

/** Characters of each other slide that are sent as context; more would only cost. */
const maxSlideLength = 600;

/** The deck as what stands around the texts. */
export function deckContextOf({ carousel, slides }: Deck, index: number): RewriteInput['deck'] {
  const texts = slides.map((slide) => truncate(slideTexts(slide).join(' · '), maxSlideLength));
  return { title: carousel.title, slides: texts, index };
}

/** What using these texts does, as one step of undo. */
export function rewriteCommand(
  { slide, elements, texts }: Rewritable,
  written: readonly string[],
): Command {
  if (elements.length === 0) {
    const outline = texts.map(({ type }, index): OutlineElement => ({
      type,
      content: written[index] ?? '',
    }));
    return fillSlide(slide.id, outline);
  }
  return rewriteTexts(
    slide.id,
    new Map(elements.map(({ id, content }, index) => [id, written[index] ?? content])),
  );
}

/** The slide as it would be with these texts. */
export function previewOf(deck: Deck, what: Rewritable, written: readonly string[]): Slide {
  const after = run(openSession(deck, null), rewriteCommand(what, written), env);
  return after?.state.deck.slides[what.index] ?? what.slide;
}
