import { type Colour, cssOf, quietText } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../icons/icon';
import { type Face, faceStyle } from '../text/text-style';

interface PageNumberProps {
  readonly index: number;
  readonly total: number;
  readonly face: Face;
  readonly colour: Colour;
  /** What the number stands on. */
  readonly backdropColors: readonly Colour[];
  readonly style?: CSSProperties;
}

/** `2 / 6`, the current number stronger than the rest. */
export function PageNumber({ index, total, face, colour, backdropColors, style }: PageNumberProps) {
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
        color: cssOf(quietText(colour, backdropColors)),
        ...style,
      }}
    >
      <span style={{ color: cssOf(colour) }}>{index + 1}</span>
      {` / ${String(total)}`}
    </span>
  );
}

interface SwipeHintProps {
  readonly face: Face;
  readonly colour: Colour;
  readonly style?: CSSProperties;
}

/** `Arraste` with a drawn arrow, never a glyph that another font would lend. */
export function SwipeHint({ face, colour, style }: SwipeHintProps) {
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{
        ...faceStyle(face),
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        fontSize: 12,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
        flex: 'none',
        color: cssOf(colour),
        ...style,
      }}
    >
      Arraste
      <Icon name="arrow-right" size={12} color={cssOf(colour)} style={{ strokeWidth: 2.25 }} />
    </span>
  );
}
