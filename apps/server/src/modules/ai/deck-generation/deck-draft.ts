import type { DeckEvent, GeneratedDeck } from '@arrasta/contract';
import {
  limits,
  newCarouselFields,
  slideOfOutline,
  type OutlineElement,
  type OutlineSlide,
  type Slide,
  type Env,
} from '@arrasta/domain';
import pLimit from 'p-limit';
import { truncateAtWord, stripMarkdown } from '../plain-text';
import type { AnswerPart } from './deck-answer';
import type { NamedSlide, SlideLayouter } from './deck-request';

interface FoundImage {
  readonly position: number;
  readonly url: string | null;
}

/** Pictures that are looked for while the slides go on being written. */
export interface ImageLookups {
  readonly start: (position: number, wanted: string) => void;
  /** What came back since this was asked last. */
  readonly drainFound: () => FoundImage[];
  /** What is still on its way, one by one. */
  readonly remaining: () => AsyncGenerator<FoundImage>;
}

/** Looks for several at a time; the rest wait. */
export function imageLookups(
  find: (wanted: string) => Promise<string | null>,
  atATime = 3,
): ImageLookups {
  const limit = pLimit(atATime);
  const underWay = new Set<Promise<void>>();
  let found: FoundImage[] = [];

  const drainFound = () => {
    const now = found;
    found = [];
    return now;
  };

  return {
    start(position, wanted) {
      const lookup = limit(async () => {
        // A slide is worth more than why it has no picture.
        const url = await find(wanted).catch(() => null);
        found.push({ position, url });
      }).finally(() => underWay.delete(lookup));
      underWay.add(lookup);
    },
    drainFound,
    async *remaining() {
      while (underWay.size > 0) {
        await Promise.race(underWay);
        yield* drainFound();
      }
      yield* drainFound();
    },
  };
}

/** A slide while its deck is being written. */
interface DraftedSlide extends NamedSlide {
  /** What it says; null where that could not be read. */
  readonly outline: OutlineSlide | null;
  /** The picture that is looked for; null where none is wanted, or no longer. */
  readonly wanted: string | null;
}

interface DraftEnv extends Env {
  readonly primaryColor: string;
}

const isImage = ({ type }: OutlineElement) => type === 'image';

function makeSlide(
  outline: OutlineSlide,
  elements: readonly OutlineElement[],
  position: number,
  env: DraftEnv,
): Slide {
  const { primaryColor } = env;
  return slideOfOutline({ ...outline, elements }, { position, primaryColor }, env);
}

/** A slide without its picture, which is still to be found. */
function draftSlide(
  { outline, namedLayout, index: position }: Extract<AnswerPart, { kind: 'slide' }>,
  env: DraftEnv,
): DraftedSlide {
  const { type, elements } = outline ?? {
    type: position === 0 ? 'intro' : 'content',
    elements: [],
  };
  const words = elements.filter((element) => !isImage(element));
  return {
    slide: makeSlide({ type, elements }, words, position, env),
    outline,
    namedLayout,
    wanted: elements.find(isImage)?.content ?? null,
  };
}

/** The slide with what came of its lookup; where that was nothing, it stays as it is. */
function withImage(drafted: DraftedSlide, url: string | null, env: DraftEnv): DraftedSlide {
  const { slide, outline } = drafted;
  if (outline === null || url === null) return { ...drafted, wanted: null };
  const elements = outline.elements.map((element) =>
    isImage(element) ? { ...element, content: url } : element,
  );
  const newSlide = makeSlide(outline, elements, slide.position, env);
  const { id, createdAt } = slide;
  return { ...drafted, slide: { ...newSlide, id, createdAt }, wanted: null };
}

/** A deck while it is being written; each step returns the events to be sent of it. */
export interface DeckDraft {
  /** A part of an answer; what is known already, because an answer was repeated, is passed over. */
  readonly addPart: (part: AnswerPart) => DeckEvent[];
  readonly addImages: (found: readonly FoundImage[]) => DeckEvent[];
  /** Slides that say something. */
  readonly writtenCount: () => number;
  readonly finish: (truncated: boolean) => GeneratedDeck;
}

interface Deps {
  readonly env: DraftEnv;
  /** Null where the deck is to have no pictures. */
  readonly lookups: Pick<ImageLookups, 'start'> | null;
  /** Gives slides their layouts; null where they are to have none. */
  readonly layOut: SlideLayouter | null;
}

const maxLengths = {
  title: limits.carouselTitle,
  description: limits.description,
  theme: limits.fontOrTheme,
};

/** What is known of the whole once its first slide is there. */
interface Words {
  title: string;
  description: string | null;
  theme: string | null;
}

/** An empty draft. */
export function deckDraft({ env, lookups, layOut }: Deps): DeckDraft {
  const slides: DraftedSlide[] = [];
  const words: Words = { title: newCarouselFields.title, description: null, theme: null };
  let imagesGenerated = 0;

  function slidesSoFar(isWhole: boolean): Slide[] {
    if (layOut === null) return slides.map(({ slide }) => slide);
    return layOut(slides, { isWhole, theme: words.theme });
  }

  function addText({ kind, text }: Extract<AnswerPart, { text: string }>): DeckEvent[] {
    const bare = truncateAtWord(stripMarkdown(text), maxLengths[kind]);
    if (slides.length > 0 || bare === '') return [];
    words[kind] = bare;
    return [{ type: 'meta', [kind]: bare }];
  }

  function addSlide(part: Extract<AnswerPart, { kind: 'slide' }>): DeckEvent[] {
    const { index } = part;
    const before = slides[index];
    const isNews = before === undefined ? index === slides.length : before.outline === null;
    if (!isNews) return [];
    const drafted = draftSlide(part, env);
    slides[index] = drafted;
    const { wanted } = drafted;
    const slide = slidesSoFar(false)[index] ?? drafted.slide;
    if (wanted !== null) lookups?.start(index, wanted);
    return [{ type: 'slide', slide, awaitsPicture: wanted !== null && lookups !== null }];
  }

  function addImage({ position, url }: FoundImage): DeckEvent[] {
    const before = slides[position];
    if (before === undefined) return [];
    const drafted = withImage(before, url, env);
    slides[position] = drafted;
    if (url !== null) imagesGenerated += 1;
    const slide = slidesSoFar(false)[position] ?? drafted.slide;
    return [{ type: 'picture', slide, wasFound: url !== null }];
  }

  return {
    addPart: (part) => (part.kind === 'slide' ? addSlide(part) : addText(part)),
    addImages: (found) => found.flatMap(addImage),
    writtenCount: () => slides.filter(({ outline }) => outline !== null).length,
    finish: (truncated) => ({
      ...words,
      slides: slidesSoFar(true),
      imagesGenerated,
      truncated,
      unwritten: slides.flatMap(({ outline }, index) => (outline === null ? [index] : [])),
    }),
  };
}
