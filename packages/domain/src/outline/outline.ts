import type { EmphasisRange } from '../element/emphasis';
import type { Slide } from '../slide/slide';
import { truncateText } from '../text';
import { limits } from '../limits';

/** The kinds of element that texts are written as; the others are decoration. */
export const outlineTypes = ['title', 'subtitle', 'text', 'list', 'image'] as const;
export type OutlineType = (typeof outlineTypes)[number];

/** One element before it has an identity, a place or a look; `content` as an element's. */
export interface OutlineElement {
  readonly type: OutlineType;
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
  /** Of a list: its items are counted, rather than marked. */
  readonly isNumbered?: boolean;
}

/** A slide as its writer thinks of it: what it says, from top to bottom. */
export interface OutlineSlide {
  readonly type: Slide['type'];
  readonly elements: readonly OutlineElement[];
}

/** A carousel in words, from any source: a model, a Markdown file, an idea of the planner. */
export interface Outline {
  readonly title: string;
  readonly description: string | null;
  readonly slides: readonly OutlineSlide[];
}

/** A text that a carousel may be written from. */
export interface SourceText {
  readonly text: string;
  /** Whether there is more than fits, which is left out. */
  readonly isCut: boolean;
}

/** Where a text may end, the best first. */
const ends = ['\n\n', '\n', ' '];

/** Up to the last whole paragraph of what fits; to the last line or word where one fills it all. */
function truncateAtBoundary(text: string): string {
  for (const end of ends) {
    const at = text.lastIndexOf(end);
    if (at > text.length / 2) return text.slice(0, at).trimEnd();
  }
  return text;
}

/** As much of a text as a carousel may be written from, ending with a whole paragraph. */
export function sourceTextOf(text: string): SourceText {
  const whole = text.trim();
  if (whole.length <= limits.aiSource) return { text: whole, isCut: false };
  return { text: truncateAtBoundary(truncateText(whole, limits.aiSource)), isCut: true };
}
