import { withAlpha } from '@arrasta/palettes';
import { useMemo } from 'react';
import { slideWidth, type DrawnBackground, type Scene, type SlideContext } from '../context';
import { plainBackground } from '../background';
import { Figures, pathOnSlide } from '../decoration/figures';
import { slideHeightOf } from '../format';
import type { BoxItem, PathItem } from '../layouts/composition';
import { withLayer } from '../tones';
import { lineColor, underGlass } from './glow-colors';
import { isLit, lightFill, lightingOf, type Light } from './glow-lights';
import { linesOf } from './glow-lines';

const lineWidth = 1.4;

function lightBox({ carousel }: SlideContext, light: Light): BoxItem {
  const area = { left: 0, top: 0, width: slideWidth, height: slideHeightOf(carousel) };
  return { kind: 'box', area, fill: lightFill(light) };
}

/** Lights, and the lines over them. */
export function decorationItems(context: SlideContext): readonly (BoxItem | PathItem)[] {
  const isOnPhotograph = context.photograph !== null;
  if (!isLit(context) || (isOnPhotograph && context.carousel.panorama !== 'theme')) return [];
  const { lights, line } = lightingOf(context);
  const color = lineColor(context);
  const lines = linesOf(context).map(({ path, part }) =>
    pathOnSlide(context, path, { stroke: withAlpha(color, part * line), width: lineWidth }),
  );
  // Lights would hide a photograph; what lies under words on it is dark.
  return isOnPhotograph ? lines : [...lights.map((light) => lightBox(context, light)), ...lines];
}

/** Soft lights on the cuts and a bundle of lines that run on from slide to slide. */
export function GlowLights({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => decorationItems(scene), [scene]);
  return <Figures items={items} />;
}

/** Night, and all that words may stand on there: lights, a line on them, and glass over both. */
export function glowGround(context: SlideContext): DrawnBackground {
  const { secondary, accent } = context.palette;
  const { css } = plainBackground(secondary);
  if (!isLit(context)) return { css, colors: [secondary] };
  const { brightest, line } = lightingOf(context);
  const seen = withLayer([secondary, brightest], withAlpha(lineColor(context), line));
  return {
    css,
    colors: [
      ...seen,
      ...seen.map((color) => underGlass(color, { text: accent, ground: secondary })),
    ],
  };
}
