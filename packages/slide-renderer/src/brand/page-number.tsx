import { cssOf, quietText, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Face } from '../text/text-face';
import { faceStyle } from '../text/text-style';

interface PageNumberProps {
  readonly index: number;
  readonly total: number;
  readonly face: Face;
  readonly colour: Colour;
  /** What the number stands on. */
  readonly grounds: readonly Colour[];
  readonly style?: CSSProperties;
}

/** `2 / 6`, the current number stronger than the rest. */
export function PageNumber({ index, total, face, colour, grounds, style }: PageNumberProps) {
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...faceStyle(face),
        fontSize: 12,
        lineHeight: '16px',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        flex: 'none',
        color: cssOf(quietText(colour, grounds)),
        ...style,
      }}
    >
      <span style={{ color: cssOf(colour) }}>{index + 1}</span>
      {` / ${String(total)}`}
    </span>
  );
}
