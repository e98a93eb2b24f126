import { cssOf, withAlpha, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { FontCut } from '../font/font-cuts';
import { faceOf } from '../text/text-face';
import { faceStyle } from '../text/text-style';
import type { Brand } from './brand';

interface BrandWordsProps {
  readonly brand: Brand;
  readonly nameFont: FontCut;
  readonly handleFont: FontCut;
  readonly colour: Colour;
  /** Name over handle, or both on one line. */
  readonly isOneLine?: boolean;
}

const cutWithEllipsis: CSSProperties = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

/** Handles are drawn at 74 % of the text colour. */
const handleAlpha = 0.74;

/** Name and handle of the brand, cut with an ellipsis where they are too long. */
export function BrandWords({ brand, nameFont, handleFont, colour, isOneLine }: BrandWordsProps) {
  const nameStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(nameFont, 600)),
    fontSize: 13,
    lineHeight: '16px',
    color: cssOf(colour),
  };
  const handleStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(handleFont, 400)),
    fontSize: 12,
    lineHeight: '16px',
    color: cssOf(withAlpha(colour, handleAlpha)),
  };
  return (
    <span
      style={{
        display: 'flex',
        minWidth: 0,
        ...(isOneLine === true ? { alignItems: 'baseline', gap: 8 } : { flexDirection: 'column' }),
      }}
    >
      {brand.name !== null && <span style={nameStyle}>{brand.name}</span>}
      {brand.handle !== null && <span style={handleStyle}>{brand.handle}</span>}
    </span>
  );
}
