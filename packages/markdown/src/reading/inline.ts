import type { Definition, PhrasingContent } from 'mdast';

/** What a line of Markdown consists of: words, and the addresses of pictures between them. */
export type Inline = { readonly words: string } | { readonly picture: string };

/** The addresses that stand apart from what refers to them. */
export type Definitions = ReadonlyMap<string, Definition>;

/** A break that was meant, until the others are settled; no text of its own begins a line so. */
const hardBreak = '\v';
const lineBreakTag = /^<br\s*\/?>$/iu;
/** Lines from this length on were broken by an editor that wraps them, not by who wrote them. */
const wrappedFrom = 60;

function leafWords(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll(hardBreak, '\n');
    case 'break':
      return hardBreak;
    case 'html':
      return lineBreakTag.test(node.value) ? hardBreak : '';
    default:
      return '';
  }
}

function pictureIn(node: PhrasingContent, definitions: Definitions): string | null {
  if (node.type === 'image') return node.url;
  if (node.type !== 'imageReference') return null;
  return definitions.get(node.identifier)?.url ?? '';
}

/** Line breaks as they were meant: those of a wrapped paragraph are spaces. */
function settled(words: string): string {
  const lines = words.replaceAll(`${hardBreak}\n`, hardBreak).split('\n');
  const isWrapped = lines.slice(0, -1).every(({ length }) => length >= wrappedFrom);
  return lines
    .map((line) => line.trim())
    .join(isWrapped ? ' ' : '\n')
    .replace(/[ \t]*\v[ \t]*/gu, '\n')
    .trim();
}

/** Plain words and pictures, in order: emphasis, links and code are what they say. */
export function inlineOf(nodes: readonly PhrasingContent[], definitions: Definitions): Inline[] {
  const parts: Inline[] = [];
  let words = '';
  const endWords = () => {
    const ended = settled(words);
    if (ended !== '') parts.push({ words: ended });
    words = '';
  };
  // Not by recursion: how deep emphasis goes is for strangers to say.
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const picture = pictureIn(node, definitions);
    if (picture !== null) {
      endWords();
      parts.push({ picture });
    } else if ('children' in node) {
      for (const child of node.children.toReversed()) waiting.push(child);
    } else {
      words += leafWords(node);
    }
  }
  endWords();
  return parts;
}

/** Only the words. */
export function wordsOf(parts: readonly Inline[]): string {
  return parts.flatMap((part) => ('words' in part ? [part.words] : [])).join(' ');
}
