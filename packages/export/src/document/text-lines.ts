/** A line of text as it stands on a slide, in px of 432x540 from its top left corner. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  /** Size of the letters in px. */
  readonly size: number;
}

interface Word {
  readonly text: string;
  readonly box: DOMRect;
}

function wordsOf(text: Text): Word[] {
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return { text: word, box: range.getBoundingClientRect() };
  });
}

/** Words that stand side by side; a word whose top is another's begins no line. */
function inLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line !== undefined && before !== undefined && word.box.top < before.box.bottom - 1) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines;
}

/** Share of a line's box that lies above the feet of its letters, about alike in all our fonts. */
const aboveBaseline = 0.8;

function lineOf(words: readonly Word[], style: CSSStyleDeclaration, origin: DOMRect): TextLine {
  const first = words[0]?.box ?? new DOMRect();
  const last = words.at(-1)?.box ?? first;
  const text = words.map((word) => word.text).join(' ');
  return {
    text: style.textTransform === 'uppercase' ? text.toLocaleUpperCase('pt-BR') : text,
    left: first.left - origin.left,
    width: last.right - first.left,
    baseline: first.top - origin.top + first.height * aboveBaseline,
    size: Number.parseFloat(style.fontSize),
  };
}

/** The lines of text on a staged slide, in the order in which they are read. */
export function textLinesOn(slideElement: HTMLElement): TextLine[] {
  const origin = slideElement.getBoundingClientRect();
  const walker = document.createTreeWalker(slideElement, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (text.parentElement === null) continue;
    const style = getComputedStyle(text.parentElement);
    lines.push(...inLines(wordsOf(text)).map((words) => lineOf(words, style, origin)));
  }
  return lines;
}
