import type { CSSProperties } from 'react';
import { breakText } from '../line-break/break-text';
import { textMeasure } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import type { TextRun } from './composition';

/** A sign at the end of a sentence, or a colon, and blanks after it: not after an abbreviation. */
const ending = /(?<=[\p{L}\d]{3}|[%)])[.!?…:]["”»]?\s+(?=\S)/gu;

/** Where the last sentence of a text begins, or what follows its colon; null where there is but one. */
export function lastSentenceOf(text: string): number | null {
  const last = [...text.matchAll(ending)].at(-1);
  return last === undefined ? null : last.index + last[0].length;
}

/** How a part of a text is set: what of it differs from the whole. */
export interface PartLook {
  readonly css: CSSProperties;
  readonly wordsStyle: CSSProperties;
}

interface Part {
  readonly content: string;
  readonly look: PartLook;
}

interface PlacedPart extends Part {
  readonly width: number;
  readonly css: CSSProperties;
}

/** A box of which no line is too long. */
const endless = 10_000;

function measurePart({ content, look }: Part, { box }: TextRun): PlacedPart {
  const css: CSSProperties = { ...box.css, ...look.css, textAlign: 'start' };
  const measure = textMeasure(fontOf(css), Number(css.fontSize));
  return { content, look, css, width: measure?.drawnWidth(content) ?? 0 };
}

/** The parts of one line beside one another. */
function placeLine(parts: readonly Part[], run: TextRun, line: { top: number; height: number }) {
  const placed = parts
    .filter(({ content }) => content !== '')
    .map((part) => measurePart(part, run));
  const width = placed.reduce((sum, part) => sum + part.width, 0);
  const { area, box } = run;
  let left = area.left + (box.css.textAlign === 'center' ? (area.width - width) / 2 : 0);
  return placed.map(({ content, look, css, width: own }): TextRun => {
    const part = {
      content,
      area: { left, ...line, width: own },
      box: { css, width: endless, choice: 'pretty' as const },
      wordsStyle: look.wordsStyle,
    };
    left += own;
    return part;
  });
}

/**
 * A text in its lines, its last part in another look; as it is where nothing can be measured.
 * @param at where that part begins
 */
export function splitRun(
  run: TextRun,
  at: number,
  [first, last]: readonly [PartLook, PartLook],
): readonly TextRun[] {
  const { content, area, box } = run;
  const fontSize = Number(box.css.fontSize);
  const measure = textMeasure(fontOf(box.css), fontSize);
  if (measure === null || content.includes('\n')) return [run];
  const [lines = []] = breakText([content], { width: box.width, fontSize }, box.choice, measure);
  const height = area.height / Math.max(1, lines.length);
  return lines.flatMap(({ from, to }, number) => {
    const middle = Math.min(to, Math.max(from, at));
    const parts = [
      { content: content.slice(from, middle), look: first },
      { content: content.slice(middle, to), look: last },
    ];
    return placeLine(parts, run, { top: area.top + number * height, height });
  });
}
