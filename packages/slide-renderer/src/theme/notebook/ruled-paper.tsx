import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Scene } from '../../scene/model';

/** A rule every 24 px and a margin line at x 44, in the primary colour. */
export function RuledPaper({ scene }: { readonly scene: Scene }) {
  const { primary } = scene.palette;
  const rule = cssOf(withAlpha(primary, 0.18));
  const margin = cssOf(withAlpha(primary, 0.3));
  const rules = `repeating-linear-gradient(transparent 0 23px, ${rule} 23px 24px)`;
  return (
    <>
      <div style={{ position: 'absolute', inset: 0, background: rules }} />
      <div
        style={{ position: 'absolute', left: 44, top: 0, bottom: 0, width: 2, background: margin }}
      />
    </>
  );
}
