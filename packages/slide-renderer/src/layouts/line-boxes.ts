import { cssOf, type Color } from '@arrasta/palettes';
import { fontHeights } from '../line-break/measure-text';
import { fontOf, measureTextLines } from '../line-break/text-lines';
import type { BoxItem, TextRun } from './composition';

/** What a box reaches beyond the letters of its line, as a part of their size. */
const padding = { along: 0.06, across: 0.16 } as const;

interface BoxedLine {
  readonly width: number;
  readonly direction: 'ltr' | 'rtl';
}

/** Where a line begins in a column that is so much wider. */
export function startOf({ direction }: BoxedLine, free: number, align: string | undefined): number {
  const isAtEnd = align === 'end' ? direction === 'ltr' : direction === 'rtl';
  if (align === 'center') return free / 2;
  if (align === 'left') return 0;
  return align === 'right' || isAtEnd ? free : 0;
}

/**
 * A text with a box under each of its lines, in a place of its own: the padding of words on their
 * lines would be laid over the line above. The boxes begin where the text began.
 * @param partAcross what a box reaches beyond its line at either end, as a part of the letters' size
 */
export function withLineBoxes(
  run: TextRun,
  color: Color,
  partAcross: number = padding.across,
): TextRun {
  const { area, box, content } = run;
  const { css } = box;
  const size = Number(css.fontSize);
  const line = Number.parseFloat(String(css.lineHeight));
  const { ascent, descent } = fontHeights(fontOf(css));
  const height = (ascent + descent + 2 * padding.along) * size;
  const across = partAcross * size;
  const whole: BoxedLine = { width: area.width, direction: 'ltr' };
  const lines: readonly BoxedLine[] = measureTextLines({ content, ...box }) ?? [whole];
  const fill = cssOf(color);
  const under = lines.map((one, index): BoxItem => {
    const left = startOf(one, area.width - one.width, css.textAlign) - across;
    const top = index * line + (line - height) / 2;
    return {
      kind: 'box',
      area: { left, top, width: one.width + 2 * across, height },
      fill,
    };
  });
  return { ...run, area: { ...area, left: area.left + across }, under };
}
