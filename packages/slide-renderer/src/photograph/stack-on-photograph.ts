import type { CSSProperties } from 'react';
import { cssOf } from '@arrasta/palettes';
import type { Scene } from '../context';
import type { ChromeColors, Composition } from '../layouts/composition';
import { hasOwnPapers } from './photograph-of';
import { footScrimOf, headScrimOf, photographScrim } from './photograph-scrims';
import { panelColor } from '../tones';

/** Whether the elements of a slide that is not composed stand on a panel over the photograph. */
function isOnPanel(scene: Scene): boolean {
  return scene.photograph !== null && scene.tone === null && !hasOwnPapers(scene);
}

/** What lies on the background of a slide that is not composed. */
export function stackBackground(scene: Scene): Pick<Composition, 'underDecoration' | 'seenTo'> {
  if (scene.photograph === null) return {};
  const underDecoration = isOnPanel(scene) ? [...footScrimOf(scene), ...headScrimOf(scene)] : [];
  // Nobody knows how high its panel is before it is laid out.
  return { underDecoration, seenTo: 0 };
}

/** What stands around a panel of elements stands on the photograph. */
export function chromeOfStack(scene: Scene): ChromeColors | null {
  if (!isOnPanel(scene)) return null;
  const { theme, palette } = scene;
  switch (theme.facts.key) {
    case 'bold':
      return null;
    case 'notebook': {
      const { primary: block, secondary: under, accent: text } = palette;
      return { text, block, under };
    }
    default:
      return photographScrim(scene).chrome;
  }
}

const panel = { across: 16, along: 18, radius: 18 } as const;

/** The panel that elements stand on which are stacked; null for none. */
export function panelOfStack(scene: Scene): CSSProperties | null {
  if (!isOnPanel(scene)) return null;
  const { key } = scene.theme.facts;
  const isSquare = key === 'editorial' || key === 'bold' || scene.theme.list.radius === 0;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: scene.theme.gap,
    flex: '0 1 auto',
    minHeight: 0,
    margin: `0 ${String(-panel.across)}px`,
    padding: `${String(panel.along)}px ${String(panel.across)}px`,
    borderRadius: isSquare ? 0 : panel.radius,
    background: cssOf(panelColor(scene)),
  };
}
