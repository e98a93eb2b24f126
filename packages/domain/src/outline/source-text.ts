import { truncate } from '../text';
import { limits } from '../limits';

/** A text that a carousel may be written from. */
export interface SourceText {
  readonly text: string;
  /** Whether there is more than fits, which is left out. */
  readonly isCut: boolean;
}

/** Where a text may end, the best first. */
const ends = ['\n\n', '\n', ' '];

/** Up to the last whole paragraph of what fits; to the last line or word where one fills it all. */
function upToAnEnd(text: string): string {
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
  return { text: upToAnEnd(truncate(whole, limits.aiSource)), isCut: true };
}
