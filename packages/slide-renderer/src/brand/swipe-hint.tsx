import { cssOf, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon';
import type { Face } from '../text/text-face';
import { faceStyle } from '../text/text-style';

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
