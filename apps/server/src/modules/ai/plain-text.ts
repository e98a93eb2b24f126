/** Control characters but tab and line break; no font draws them, and a database takes no NUL. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Half a character, as it is left where a text was cut in the middle of one. */
const halves = /\p{Surrogate}/gu;

/** A text of a model that can be kept and drawn: whatever it wrote, whole characters alone. */
export function stripControlChars(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(controls, '').replace(halves, '');
}

/** Tags, but not what is merely smaller than something else. */
const tag = /<\/?[a-z][^<>]{0,500}>/giu;
const lineBreak = /<br\b[^<>]*>|<\/(?:p|li|div|h\d)>/giu;
const markedLink = /!?\[([^\]]*)\]\((?:[^()\s]|\([^()]*\))*\)/gu;
const bareUrl = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Lines of a name, as in @ana__foto__casa, are no emphasis. */
const emphasis =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<![\p{L}\p{N}_@])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu;
const heading = /^\s{0,3}#{1,6}\s+/gmu;
const fence = /^\s*```.*$/gmu;
const blankRest = /[ \t]+$/gmu;

function removeTags(text: string): string {
  return stripControlChars(text)
    .replace(lineBreak, '\n')
    .replace(tag, '')
    .replace(fence, '')
    .replace(markedLink, '$1');
}

function removeMarks(text: string, keptEmphasis = '$1$2'): string {
  return text
    .replace(emphasis, keptEmphasis)
    .replace(heading, '')
    .replace(blankRest, '')
    .replace(/ {2,}/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** What a model wrote without tags and Markdown; addresses may stand in it. */
export function stripMarks(text: string): string {
  return removeMarks(removeTags(text));
}

/**
 * What a model wrote as bare words: without tags, Markdown and addresses, whatever the prompt said.
 * A text on a slide is drawn as it is, so none of these means anything there.
 */
export function stripMarkdown(text: string): string {
  return removeMarks(removeTags(text).replace(bareUrl, ''));
}

/** As bare words, but for the stars around emphasised ones. */
export function stripAllButEmphasis(text: string): string {
  return removeMarks(removeTags(text).replace(bareUrl, ''), '**$1$2**');
}

const mark = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/u;

/** Items of a list without the marks a model puts before them. */
export function stripListMarkdown(text: string, strip = stripMarkdown): string {
  return strip(text)
    .split('\n')
    .map((line) => line.replace(mark, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** A text of at most so many characters, ended at a word where it is longer. */
export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const beginning = text.slice(0, maxLength - 1);
  const word = beginning.lastIndexOf(' ');
  const words = beginning.slice(0, word > maxLength / 2 ? word : maxLength - 1);
  return `${stripControlChars(words).trimEnd()}…`;
}

/** What some models think aloud before they answer. */
const thinking = /^\s*<think>[\s\S]*?<\/think>/u;
const openThought = /^\s*<(?:t|th|thi|thin|think|think>[\s\S]*)?$/u;

/** Leaves out what stands before the object: thoughts, fences, a polite sentence. */
export function skipToObject(): (piece: string) => string {
  let before = '';
  let hasBegun = false;
  return (piece) => {
    if (hasBegun) return piece;
    before += piece;
    if (openThought.test(before) && !thinking.test(before)) return '';
    const answer = before.replace(thinking, '');
    const start = answer.indexOf('{');
    if (start < 0) return '';
    hasBegun = true;
    return answer.slice(start);
  };
}
