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
