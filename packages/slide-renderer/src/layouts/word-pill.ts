import type { BoxPaint } from '../box-paint';
import { measureTextLines } from '../line-break/text-lines';
import type { TextRun } from './composition';
import { startOf } from './line-boxes';
import type { WordsToPlace } from './word-style';

/** What a pill reaches beyond its words, and how round it is at most, in px. */
const padding = { along: 6, across: 13 } as const;
const roundest = 15;

/** What the pill under words takes above and below them together, in px. */
export function spaceOfPill({ pill }: Pick<WordsToPlace, 'pill'>): number {
  return pill === undefined ? 0 : 2 * padding.along;
}

/** The same at their sides together. */
export function besideWords({ pill }: Pick<WordsToPlace, 'pill'>): number {
  return pill === undefined ? 0 : 2 * padding.across;
}

/** Words on a pill as wide as they are, which begins where they began. */
export function withPill(run: TextRun, paint: BoxPaint): TextRun {
  const { area, box, content } = run;
  const inner = { ...box, width: box.width - 2 * padding.across };
  const lines = measureTextLines({ content, ...inner }) ?? [
    { width: inner.width, direction: 'ltr' as const },
  ];
  const width = Math.min(inner.width, Math.ceil(Math.max(...lines.map((one) => one.width))) + 1);
  const widest = { width, direction: lines[0]?.direction ?? 'ltr' };
  const start = startOf(widest, inner.width - width, box.css.textAlign);
  const { along, across } = padding;
  return {
    ...run,
    box: inner,
    area: { ...area, left: area.left + start + across, width },
    under: [
      {
        kind: 'box',
        area: {
          left: -across,
          top: -along,
          width: width + 2 * across,
          height: area.height + 2 * along,
        },
        radius: roundest,
        ...paint,
      },
    ],
  };
}
