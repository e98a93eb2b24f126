import { bestOf, cssOf, gradientStops } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../../icon/icon';
import type { Scene } from '../../scene/model';

/** Read aloud, not seen. */
const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A half-round tab on the card's right edge, in the colour of the frame, with an arrow. */
export function ArrowTab({ scene }: { readonly scene: Scene }) {
  const { palette, carousel } = scene;
  const stops = gradientStops(carousel.gradient ?? '');
  const last = stops.at(-1) ?? palette.primary;
  const arrow = cssOf(bestOf(palette, [last]));
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{
        position: 'absolute',
        right: 0,
        top: 242,
        width: 40,
        height: 56,
        borderRadius: '28px 0 0 28px',
        display: 'flex',
        alignItems: 'center',
        paddingLeft: 12,
        background: cssOf(last),
      }}
    >
      <Icon name="arrow-right" size={16} color={arrow} />
      <span style={unseen}>Arraste →</span>
    </span>
  );
}
