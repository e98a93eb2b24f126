import { cssOf, quietText, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { plainGround } from '../../scene/ground';
import type { Scene, Theme } from '../../scene/model';
import { ownTitleSizes, typeScale, type TypeSize } from '../../text/type-size';
import { minimal } from '../minimal/minimal';
import { NotebookFurniture } from './notebook-furniture';
import { NotebookList } from './notebook-list';
import { RuledPaper } from './ruled-paper';

const rule = 24;

/** Lines stand on the paper's rules, 24 px apart. */
function onTheRules({ size, line }: TypeSize): TypeSize {
  return { size, line: size > 20 ? Math.max(2, Math.ceil(line / rule)) * rule : rule };
}

const ownSizes = ownTitleSizes({
  'text-4xl': { size: 34, line: 48 },
  'text-5xl': { size: 42, line: 48 },
});

/** A marker stroke behind the words: 52 to 88 % of the line, 4 px out at both ends. */
function markerStroke({ palette }: Scene): CSSProperties {
  const ink = cssOf(withAlpha(palette.primary, 0.3));
  return {
    // Edges of a pixel of the file: a sharp one may fall on this or that side of a row of pixels.
    background: `linear-gradient(transparent calc(52% - .2px), ${ink} calc(52% + .2px) calc(88% - .2px), transparent calc(88% + .2px))`,
    padding: '0 4px',
    margin: '0 -4px',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  };
}

/** Ruled paper with a margin line, titles under a marker, pictures stuck in. */
export const notebook: Theme = {
  ...minimal,
  facts: themes.notebook,
  ground: ({ palette }) => plainGround(palette.secondary),
  placement: ({ isCover }) => (isCover ? 'centre' : 'head'),
  gap: rule,
  textWidth: 320,
  boxWidth: 336,
  titleSize: (step, cut) => onTheRules(ownSizes(step, cut)),
  textSize: (step) => onTheRules(typeScale[step]),
  titleLines: 'narrow',
  titleBlock: { whiteSpace: 'normal' },
  titleWords: markerStroke,
  subtitleColour: ({ text }, { grounds }) => quietText(text, grounds),
  List: NotebookList,
  list: { gap: 24, radius: 12, isTinted: false },
  picture: {
    width: 312,
    height: 176,
    radius: 12,
    mount: ({ palette }) => ({
      transform: 'rotate(-1.4deg)',
      boxShadow: `0 0 0 6px ${cssOf(palette.secondary)}, 0 8px 24px 4px rgba(0, 0, 0, 0.18)`,
    }),
  },
  Backdrop: RuledPaper,
  Furniture: NotebookFurniture,
};
