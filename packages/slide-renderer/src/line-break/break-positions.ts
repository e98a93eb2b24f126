import LineBreaker from 'linebreak';

/** `e/ou`, `sim!não`: browsers keep together what the rules of Unicode would part. */
const keptTogether = /[!/|}][!-~]/;
/**
 * What may begin a line besides: the figures of `Covid-19`, as words behind a hyphen do, and since
 * Unicode 15.1 the bracket of `“sim” (não)`.
 */
const partedToo = /(?<=[\p{L}\p{Nd}]-)\p{Nd}|(?<=[\p{Pi}\p{Pf}"'] +)[\p{Ps}¿¡]/gu;

/** Where a line may end by the rules of Unicode alone. */
function findUnicodeBreaks(paragraph: string): number[] {
  const breaker = new LineBreaker(paragraph);
  const found: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(next.position);
  }
  return found;
}

/**
 * Where a line of a paragraph may end, as offsets in UTF-16 units behind the blanks that follow; the
 * last one is the paragraph's length. Source: UAX 14, with the exceptions of Chromium for ASCII, so
 * that decks keep the lines that they had when it broke them.
 */
export function findBreakOpportunities(paragraph: string): number[] {
  const found = findUnicodeBreaks(paragraph).filter(
    (position) => !keptTogether.test(paragraph.slice(position - 1, position + 1)),
  );
  const others = [...paragraph.matchAll(partedToo)].map(({ index }) => index);
  if (others.length === 0) return found;
  return [...new Set([...found, ...others])].sort((one, other) => one - other);
}

/** What a text in one font measures, in px. */
export interface TextMeasure {
  /** The advance width of words, letter spacing included. */
  readonly width: (words: string) => number;
  /** What a character is drawn nearer to a blank before it, as a negative width. */
  readonly kerningBehindBlank: (character: string) => number;
}

/** A place where a line may end and the next one begin. */
export interface BreakPosition {
  /** Where the line's last visible character ends, in UTF-16 units. */
  readonly end: number;
  /** Where the next line begins, behind the blanks. */
  readonly next: number;
  /** How far the line's last visible character reaches, in px from the paragraph's beginning. */
  readonly endX: number;
  /** How far the next line's first character stands from the paragraph's beginning, in px. */
  readonly nextX: number;
  /** Whether the line ends with a hyphen that a soft hyphen stands for. */
  readonly isHyphenated: boolean;
}

const softHyphen = '\u00AD';
/** What a soft hyphen is drawn as at the end of a line. */
export const hyphen = '-';

const blanksAtEnd = /[ \t]*$/;
const firstCharacter = /^\P{M}\p{M}*/u;
const lastCharacter = /\P{M}\p{M}*$/u;

/** What stands between two pieces of a line: blanks, and what kerning does to their neighbours. */
function measureGap(
  before: string,
  blanks: string,
  after: string,
  { width, kerningBehindBlank }: TextMeasure,
): number {
  const left = lastCharacter.exec(before)?.[0] ?? '';
  const right = firstCharacter.exec(after)?.[0] ?? '';
  if (left === '' || right === '') return blanks === '' ? 0 : width(blanks);
  if (blanks === '') return width(left + right) - width(left) - width(right);
  return width(left + blanks) - width(left) + kerningBehindBlank(right);
}

interface Piece {
  readonly words: string;
  readonly blanks: string;
  readonly from: number;
}

function piecesOf(paragraph: string): Piece[] {
  let from = 0;
  return findBreakOpportunities(paragraph).map((next) => {
    const piece = paragraph.slice(from, next);
    const blanks = blanksAtEnd.exec(piece)?.[0] ?? '';
    const words = piece.slice(0, piece.length - blanks.length);
    const result = { words, blanks, from };
    from = next;
    return result;
  });
}

/** Every place where a line of the paragraph may end, the paragraph's end among them. */
export function measureBreakPositions(paragraph: string, measure: TextMeasure): BreakPosition[] {
  const pieces = piecesOf(paragraph);
  let x = 0;
  return pieces.map(({ words, blanks, from }, number) => {
    const isHyphenated = words.endsWith(softHyphen);
    const endOfWords = x + measure.width(words);
    const following = pieces[number + 1]?.words ?? '';
    x = endOfWords + measureGap(words, blanks, following, measure);
    const end = from + words.length;
    const endX = endOfWords + (isHyphenated ? measure.width(hyphen) : 0);
    return { end, next: end + blanks.length, endX, nextX: x, isHyphenated };
  });
}
