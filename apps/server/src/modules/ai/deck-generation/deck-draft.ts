import type { DeckEvent, WrittenDeck } from '@arrasta/contract';
import {
  limits,
  newCarouselFields,
  slideOfOutline,
  type OutlineElement,
  type OutlineSlide,
  type Slide,
  type Env,
} from '@arrasta/domain';
import type { FoundPicture, ImageLookups } from './deck-pictures';
import { truncateAtWord, stripMarkdown } from './strip-markdown';
import type { AnswerPart } from './written-answer';

/** A slide while its deck is being written. */
interface DraftedSlide {
  readonly slide: Slide;
  /** What it says; null where that could not be read. */
  readonly outline: OutlineSlide | null;
  /** The picture that is looked for; null where none is wanted, or no longer. */
  readonly wanted: string | null;
}

interface DraftPlace extends Env {
  readonly primaryColor: string;
}

const isImage = ({ type }: OutlineElement) => type === 'image';

function slideWith(
  outline: OutlineSlide,
  elements: readonly OutlineElement[],
  position: number,
  place: DraftPlace,
): Slide {
  const { primaryColor } = place;
  return slideOfOutline({ ...outline, elements }, { position, primaryColor }, place);
}

/** A slide without its picture, which is still to be found. */
function draftSlide(
  outline: OutlineSlide | null,
  position: number,
  place: DraftPlace,
): DraftedSlide {
  const { type, elements } = outline ?? {
    type: position === 0 ? 'intro' : 'content',
    elements: [],
  };
  const words = elements.filter((element) => !isImage(element));
  return {
    slide: slideWith({ type, elements }, words, position, place),
    outline,
    wanted: elements.find(isImage)?.content ?? null,
  };
}

/** The slide with what came of its errand; where that was nothing, it stays as it is. */
function withPicture(
  { slide, outline }: DraftedSlide,
  url: string | null,
  place: DraftPlace,
): DraftedSlide {
  if (outline === null || url === null) return { slide, outline, wanted: null };
  const elements = outline.elements.map((element) =>
    isImage(element) ? { ...element, content: url } : element,
  );
  const drawn = slideWith(outline, elements, slide.position, place);
  return { slide: { ...drawn, id: slide.id, createdAt: slide.createdAt }, outline, wanted: null };
}

/** A deck while it is being written; each step answers what is to be told of it. */
export interface DeckDraft {
  /** A part of an answer; what is known already, because an answer was repeated, is passed over. */
  readonly take: (part: AnswerPart) => DeckEvent[];
  readonly hang: (found: readonly FoundPicture[]) => DeckEvent[];
  /** Slides that say something. */
  readonly written: () => number;
  readonly whole: (truncated: boolean) => WrittenDeck;
}

interface Deps {
  readonly place: DraftPlace;
  /** Null where the deck is to have no pictures. */
  readonly lookups: Pick<ImageLookups, 'send'> | null;
}

const maxLengths = { title: limits.carouselTitle, description: limits.description };

/** An empty draft. */
export function deckDraft({ place, lookups }: Deps): DeckDraft {
  const slides: DraftedSlide[] = [];
  const words: { title: string; description: string | null } = {
    title: newCarouselFields.title,
    description: null,
  };
  let imagesGenerated = 0;

  function takeText({ kind, text }: Extract<AnswerPart, { text: string }>): DeckEvent[] {
    const bare = truncateAtWord(stripMarkdown(text), maxLengths[kind]);
    if (slides.length > 0 || bare === '') return [];
    words[kind] = bare;
    return [{ type: 'meta', [kind]: bare }];
  }

  function takeSlide({ index, outline }: Extract<AnswerPart, { kind: 'slide' }>): DeckEvent[] {
    const before = slides[index];
    const isNews = before === undefined ? index === slides.length : before.outline === null;
    if (!isNews) return [];
    const drafted = draftSlide(outline, index, place);
    slides[index] = drafted;
    const { slide, wanted } = drafted;
    if (wanted !== null) lookups?.send(index, wanted);
    return [{ type: 'slide', slide, awaitsPicture: wanted !== null && lookups !== null }];
  }

  function hang({ position, url }: FoundPicture): DeckEvent[] {
    const before = slides[position];
    if (before === undefined) return [];
    const drafted = withPicture(before, url, place);
    slides[position] = drafted;
    if (url !== null) imagesGenerated += 1;
    return [{ type: 'picture', slide: drafted.slide, wasFound: url !== null }];
  }

  return {
    take: (part) => (part.kind === 'slide' ? takeSlide(part) : takeText(part)),
    hang: (found) => found.flatMap(hang),
    written: () => slides.filter(({ outline }) => outline !== null).length,
    whole: (truncated) => ({
      ...words,
      slides: slides.map(({ slide }) => slide),
      imagesGenerated,
      truncated,
      unwritten: slides.flatMap(({ outline }, index) => (outline === null ? [index] : [])),
    }),
  };
}
