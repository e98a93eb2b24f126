import { cssOf, withAlpha } from '@arrasta/palettes';
import { showsProgress } from '../../brand/brand';
import type { Scene } from '../../scene/model';

/** Top edges in px: under the band where that is at the head. */
const tops = { footer: 28, header: 92 } as const;

/** One bar per slide, filled up to this one. */
export function Segments({ scene }: { readonly scene: Scene }) {
  const { carousel, index, total, text, isCover, palette } = scene;
  if (!showsProgress(scene)) return null;
  const top = carousel.hideFooter ? tops.footer : tops[carousel.brandPosition];
  const filled = cssOf(isCover ? text : palette.primary);
  const waiting = cssOf(withAlpha(text, 0.26));
  const gap = total > 20 ? 2 : 6;
  return (
    <div
      data-page-indicator="segments"
      style={{ position: 'absolute', left: 32, right: 32, top, height: 6, display: 'flex', gap }}
    >
      {Array.from({ length: total }, (_, position) => (
        <span
          key={position}
          style={{ flex: 1, borderRadius: 3, background: position <= index ? filled : waiting }}
        />
      ))}
    </div>
  );
}
