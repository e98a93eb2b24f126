import { cssOf, quietText, type Colour } from '@arrasta/palettes';
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
  /** What the words stand on. */
  readonly grounds: readonly Colour[];
  /** Name over handle, or both on one line. */
  readonly isOneLine?: boolean;
}

const cutWithEllipsis: CSSProperties = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

/** Name and handle of the brand, cut with an ellipsis where they are too long. */
export function BrandWords(props: BrandWordsProps) {
  const { brand, nameFont, handleFont, colour, grounds, isOneLine } = props;
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
    color: cssOf(quietText(colour, grounds)),
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
