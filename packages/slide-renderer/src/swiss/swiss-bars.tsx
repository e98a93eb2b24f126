import { cssOf, primaryAsText, type Color } from '@arrasta/palettes';
import { useMemo } from 'react';
import { slideWidth, type DecorationProps, type Scene } from '../context';
import { roundPx } from '../decoration/figures';
import { slideHeightOf } from '../format';
import { photographScrim } from '../photograph/photograph-scrims';
import { PathFigure } from '../layouts/composed-parts';
import { barsOf, isUnderWords, quietBars, type Bar } from './bar-heights';
import { barsFoot } from './swiss-place';

/** What bars stand out of the background by. */
const minContrast = 1.6;

/** Primary as far as it stands out; on primary, and on the carousel's photograph, the colour of words. */
export function barColor(scene: Scene): Color {
  const { palette, slide, text, tone, background, photograph } = scene;
  if (photograph !== null) return photographScrim(scene).chrome.text;
  if (tone !== null && slide.tone === 'primary') return text;
  const reading = { backdropColors: background.colors, limit: minContrast };
  return primaryAsText(palette.primary, text, reading);
}

/** Bars under words that need their room are low. */
function lowerBar(scene: Scene, bar: Bar): Bar {
  return isUnderWords(bar) ? { ...bar, height: Math.min(bar.height, quietBars(scene)) } : bar;
}

/** All bars of a slide as one path, in px of the slide. */
export function barPath(scene: Scene, isQuiet: boolean): string {
  const foot = barsFoot(scene);
  const bars = isQuiet ? barsOf(scene).map((bar) => lowerBar(scene, bar)) : barsOf(scene);
  return bars
    .map(({ left, width, height }) => {
      const [right, top] = [roundPx(left + width), roundPx(foot - height)];
      return `M${roundPx(left)} ${roundPx(foot)}V${top}H${right}V${roundPx(foot)}Z`;
    })
    .join('');
}

/** Bars in motion along the foot, which run on from slide to slide. */
export function SwissBars({ scene, isQuiet }: DecorationProps) {
  const path = useMemo(() => barPath(scene, isQuiet), [scene, isQuiet]);
  if (path === '') return null;
  const height = slideHeightOf(scene.carousel);
  return (
    <PathFigure
      kind="path"
      area={{ left: 0, top: 0, width: slideWidth, height }}
      field={[slideWidth, height]}
      path={path}
      fill={cssOf(barColor(scene))}
      stroke={null}
    />
  );
}
