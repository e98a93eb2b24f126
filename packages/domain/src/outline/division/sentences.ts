import { emphasisOfParts, withEmphasis, type EmphasisRange } from '../../element/emphasis';
import { linesOf } from '../../element/text-content';

/** Words with their emphasised places. */
interface Words {
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
}

/** A sentence of a paragraph, or a part of one that no slide holds whole. */
export interface Sentence extends Words {
  /** What parts it from the sentence before it in its paragraph. */
  readonly separator: ' ' | '\n';
  /** Whether it is the first of its paragraph. */
  readonly beginsParagraph: boolean;
}

/** Short words that end with a full stop in the middle of a sentence. */
const abbreviations = new Set(
  'a art av cap cia d dr dra dras drs ex exma exmo fig ed i jr ltda mr mrs n nº num núm obs p pág pag págs prof profa r s sr sra sras srs srta st sta sto tel v vol vs'.split(
    ' ',
  ),
);

/** Words that end with a full stop of their own, which ends a sentence too where a capital follows. */
const shortened = new Set(['aprox', 'etc', 'máx', 'mín']);

/** Emoji behind a sentence belong to it. */
const emoji = String.raw`(?:\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200D|\uFE0F))*`;
/** A mark that ends sentences, with the quotation marks and brackets that close behind it. */
const sentenceEnd = new RegExp(String.raw`(?<![.!?…])[.!?…]+["'”’»)\]]*${emoji}(?=\s)`, 'gu');

/** No abbreviation is longer, nor is more than that of a line looked through for each mark. */
const maxWord = 24;

function lastWordOf(before: string): string {
  return /([\p{L}\p{N}º°]+)\.$/u.exec(before.slice(-maxWord))?.[1] ?? '';
}

/** Whether a mark at the end of this text is that of an abbreviation, an initial or a number. */
function isWithinSentence(before: string): boolean {
  const word = lastWordOf(before);
  const isInitial = /^\p{Lu}$/u.test(word);
  const isOrdinal = /^\d{1,4}\.$/u.test(before.slice(0, maxWord).trim());
  return isInitial || isOrdinal || abbreviations.has(word.toLowerCase());
}

/** Whether a sentence goes on in small letters; who writes none but small ones ends it by a full stop. */
function goesOn(before: string, next: string): boolean {
  if (!/^\p{Ll}/u.test(next)) return false;
  const word = lastWordOf(before);
  return word === '' || shortened.has(word.toLowerCase());
}

/** Where the sentences of a line end, as indexes into it, its own end left out. */
function sentenceEndsOf(line: string): number[] {
  const ends: number[] = [];
  let start = 0;
  for (const { index, 0: mark } of line.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    const next = line.slice(end, end + maxWord).trimStart();
    const sentence = line.slice(start, end);
    if (next === '' || isWithinSentence(sentence) || goesOn(sentence, next)) continue;
    ends.push(end);
    start = end;
  }
  return ends;
}

function cutAt(text: string, ends: readonly number[]): string[] {
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}

/** Where a text may be cut: what follows says something, and is no lonely emoji. */
function withoutLoneSigns(line: string, ends: readonly number[]): number[] {
  return ends.filter((end, index) => /[\p{L}\p{N}]/u.test(line.slice(end, ends[index + 1])));
}

/** Longer sentences go on on the slide that follows. In UTF-16 units. */
const maxSentenceLength = 300;
/** Less of one would look lost on its slide. */
const minPartLength = 100;

/** Where the words may be parted that a slide holds: after the last clause, else after the last word. */
function findPartEnd(words: string): number {
  const clauses = [...words.matchAll(/[,;:–—)](?=\s)/gu)].map(({ index }) => index + 1);
  const clause = clauses.findLast((end) => end >= minPartLength);
  return clause ?? words.trimEnd().search(/\s+\S*$/u);
}

/** A sentence as it is, or in parts that a slide holds; a word without blanks stays whole. */
function partsOfSentence(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > maxSentenceLength) {
    const within = findPartEnd(rest.slice(0, maxSentenceLength + 1));
    const place = within > 0 ? within : rest.search(/\s/u);
    if (place === -1) break;
    parts.push(rest.slice(0, place).trim());
    rest = rest.slice(place).trim();
  }
  return [...parts, rest];
}

/** The sentences of a paragraph in order; nothing of its words is left out. */
export function sentencesOf({ content, emphasis = [] }: Words): Sentence[] {
  const lines = linesOf(content).map((line) => line.trim());
  const parts = lines
    .filter((line) => line !== '')
    .map((line) => cutAt(line, withoutLoneSigns(line, sentenceEndsOf(line))))
    .map((sentences) => sentences.flatMap(partsOfSentence));
  const ranges = emphasis.length === 0 ? [] : emphasisOfParts({ content, emphasis }, parts.flat());
  let count = 0;
  return parts.flatMap((line) =>
    line.map((part, index): Sentence => {
      const beginsParagraph = count === 0;
      const own = withEmphasis({ content: part }, ranges[count]);
      count += 1;
      return { ...own, beginsParagraph, separator: index === 0 ? '\n' : ' ' };
    }),
  );
}

/** Sentences of one paragraph as one text again. */
export function joinSentences(sentences: readonly Sentence[]): Words {
  const ranges: EmphasisRange[] = [];
  let content = '';
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0) content += sentence.separator;
    const from = content.length;
    for (const [start, end] of sentence.emphasis ?? []) ranges.push([start + from, end + from]);
    content += sentence.content;
  }
  return withEmphasis({ content }, ranges);
}
