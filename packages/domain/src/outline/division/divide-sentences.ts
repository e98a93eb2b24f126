import type { OutlineElement } from '../outline';
import { joinSentences, type Sentence } from './sentences';

/** How much running text stands on a slide. */
export interface SlideLength {
  /** Letters that are striven for, and the most. */
  readonly ideal: number;
  readonly max: number;
  /** Paragraphs at the most. */
  readonly paragraphs: number;
}

/** About 40 words at the most, as slides that are written have. Source: docs/product/generation.md 12. */
export const ordinaryLength: SlideLength = { ideal: 150, max: 260, paragraphs: 6 };

/** How long a sentence may be that stands as a title: with others under it, and alone. */
const maxTitle = { withTexts: 120, alone: 180 } as const;

/** What a slide costs beside how far it is from the ideal length. */
const costs = { slide: 1, brokenParagraph: 0.5, joinedParagraph: 0.35, longTitle: 0.8 } as const;

export function lengthOfSentences(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { content }) => sum + content.length + 1, -1);
}

interface Division {
  /** How much worse than the best it is. */
  readonly cost: number;
  /** Where the last slide begins. */
  readonly start: number;
}

/** Finds the best way to divide sentences up to each of them. */
class Divider {
  readonly #sentences: readonly Sentence[];
  readonly #length: SlideLength;
  /** Letters, and beginnings of paragraphs, before each sentence. */
  readonly #letters: number[] = [0];
  readonly #beginnings: number[] = [0];
  readonly #best: Division[] = [{ cost: 0, start: 0 }];

  constructor(sentences: readonly Sentence[], length: SlideLength) {
    this.#sentences = sentences;
    this.#length = length;
    for (const { content, beginsParagraph } of sentences) {
      this.#letters.push((this.#letters.at(-1) ?? 0) + content.length + 1);
      this.#beginnings.push((this.#beginnings.at(-1) ?? 0) + (beginsParagraph ? 1 : 0));
    }
  }

  divide(): readonly Division[] {
    for (let end = 1; end <= this.#sentences.length; end += 1) this.#best.push(this.#divideTo(end));
    return this.#best;
  }

  #divideTo(end: number): Division {
    const isBroken = this.#sentences[end]?.beginsParagraph === false;
    let found: Division = { cost: Infinity, start: end - 1 };
    for (let start = end - 1; start >= 0; start -= 1) {
      if (start < end - 1 && !this.#mayBeSlide(start, end)) break;
      const before = this.#best[start]?.cost ?? 0;
      const cost = before + this.#costOf(start, end) + (isBroken ? costs.brokenParagraph : 0);
      if (cost < found.cost) found = { cost, start };
    }
    return found;
  }

  #lettersOf(start: number, end: number): number {
    return (this.#letters[end] ?? 0) - (this.#letters[start] ?? 0) - 1;
  }

  /** Paragraphs that begin behind the first sentence. */
  #joinedIn(start: number, end: number): number {
    return (this.#beginnings[end] ?? 0) - (this.#beginnings[start + 1] ?? 0);
  }

  #mayBeSlide(start: number, end: number): boolean {
    const { max, paragraphs } = this.#length;
    return this.#lettersOf(start, end) <= max && this.#joinedIn(start, end) < paragraphs;
  }

  #costOf(start: number, end: number): number {
    const { ideal } = this.#length;
    const distance = (this.#lettersOf(start, end) - ideal) / ideal;
    const first = this.#sentences[start]?.content.length ?? 0;
    const isLong = end - start > 1 && first > maxTitle.withTexts;
    return (
      costs.slide +
      distance * distance +
      this.#joinedIn(start, end) * costs.joinedParagraph +
      (isLong ? costs.longTitle : 0)
    );
  }
}

/**
 * Sentences by the slides that they stand on, in order: of about the same length, and rather parted
 * between paragraphs than inside of one.
 */
export function divideSentences(
  sentences: readonly Sentence[],
  length: SlideLength,
): (readonly Sentence[])[] {
  const best = new Divider(sentences, length).divide();
  const slides: (readonly Sentence[])[] = [];
  let end = sentences.length;
  while (end > 0) {
    const start = best[end]?.start ?? 0;
    slides.unshift(sentences.slice(start, end));
    end = start;
  }
  return slides;
}

/** The sentences paragraph by paragraph; the first of them may have begun before. */
function paragraphsOf(sentences: readonly Sentence[]): Sentence[][] {
  return sentences.reduce<Sentence[][]>((paragraphs, sentence) => {
    const last = paragraphs.at(-1);
    if (last === undefined || sentence.beginsParagraph) return [...paragraphs, [sentence]];
    last.push(sentence);
    return paragraphs;
  }, []);
}

export function textsOfSentences(sentences: readonly Sentence[]): OutlineElement[] {
  return paragraphsOf(sentences).map((paragraph) => ({
    type: 'text',
    ...joinSentences(paragraph),
  }));
}

/**
 * The elements of a slide of running text under no heading: its first sentence is its title, where
 * it is short enough to be set large.
 */
export function elementsOfSentences(sentences: readonly Sentence[]): OutlineElement[] {
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  const max = rest.length === 0 ? maxTitle.alone : maxTitle.withTexts;
  if (first.content.length > max) return textsOfSentences(sentences);
  return [{ type: 'title', ...joinSentences([first]) }, ...textsOfSentences(rest)];
}
