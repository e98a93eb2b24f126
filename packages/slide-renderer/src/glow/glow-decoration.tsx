import { withAlpha } from '@arrasta/palettes';
import { useMemo } from 'react';
import { slideWidth, type SlideContext, type DrawnBackground, type Scene } from '../context';
import { pathThrough, Figures, pathOnSlide } from '../decoration/figures';
import { slideHeightOf } from '../format';
import { plainBackground } from '../background';
import type { BoxItem, PathItem } from '../layouts/composition';
import { withLayer } from '../tones';
import { lineColor, colorUnderGlass } from './glow-colors';
import { isLit, lightFill, lightingOf, type Light } from './glow-lights';

const lines = 16;
/** Off the panorama there are fewer, which run from head to foot. */
const uprightLines = 9;
/** Between points, and how far they go on beyond a slide, in px. */
const step = 12;
const beyond = 48;

interface Line {
  readonly path: string;
  /** Of the strongest line. */
  readonly part: number;
}

/** How high a line is at a place of the whole carousel. */
function heightAt(u: number, line: number, { height, seed }: { height: number; seed: number }) {
  return (
    height / 2 -
    50 +
    0.26 * height * Math.sin(1.9 * u + seed) +
    (34 + 3.4 * line) * Math.sin(3.3 * u + 0.11 * line) +
    6.2 * line * Math.cos(1.15 * u + 0.17 * line)
  );
}

/** Of the strongest line, what each of several has. */
function partOf(line: number, count: number): number {
  const weakest = 10 / 36;
  return weakest + ((1 - weakest) * line) / (count - 1);
}

function placesFrom(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** The line in px of a slide: its neighbours compute the same points. */
function runningLine({ carousel, index }: SlideContext, line: number): string {
  const curve = { height: slideHeightOf(carousel), seed: carousel.decorSeed };
  const offset = index * slideWidth;
  const points = placesFrom(-beyond, slideWidth + beyond).map((x) => ({
    x,
    y: heightAt((offset + x) / slideWidth, line, curve),
  }));
  return pathThrough(points);
}

/** From the middle of the slide to the outermost place of upright lines, in px. */
const reach = { curve: 92, spread: 11 } as const;

function uprightLine({ carousel, index }: SlideContext, line: number): string {
  const turn = (index + carousel.decorSeed) % 4;
  const side = turn % 2 === 0 ? 1 : -1;
  const points = placesFrom(-beyond, slideHeightOf(carousel) + beyond).map((y) => {
    const v = y / slideWidth;
    const curve = reach.curve * Math.sin(2.3 * v + turn);
    // They come near to one another and never meet.
    const width = 0.75 + 0.25 * Math.cos(3.2 * v + 0.9 * turn);
    const spread = reach.spread * (line - (uprightLines - 1) / 2) * width;
    return { x: slideWidth / 2 + side * (curve + spread), y };
  });
  return pathThrough(points);
}

/** The lines of a slide, the faintest first. */
export function glowLinesOf(context: SlideContext): readonly Line[] {
  const isRunning = context.carousel.panorama === 'theme';
  const count = isRunning ? lines : uprightLines;
  return Array.from({ length: count }, (_, line) => ({
    path: isRunning ? runningLine(context, line) : uprightLine(context, line),
    part: partOf(line, count),
  }));
}

const lineWidth = 1.4;

function lightBox({ carousel }: SlideContext, light: Light): BoxItem {
  const area = { left: 0, top: 0, width: slideWidth, height: slideHeightOf(carousel) };
  return { kind: 'box', area, fill: lightFill(light) };
}

/** Lights, and the lines over them. */
export function glowDecorationItems(context: SlideContext): readonly (BoxItem | PathItem)[] {
  const isOnPhotograph = context.photograph !== null;
  if (!isLit(context) || (isOnPhotograph && context.carousel.panorama !== 'theme')) return [];
  const { lights, line } = lightingOf(context);
  const color = lineColor(context);
  const lines = glowLinesOf(context).map(({ path, part }) =>
    pathOnSlide(context, path, { stroke: withAlpha(color, part * line), width: lineWidth }),
  );
  // Lights would hide a photograph; what lies under words on it is dark.
  return isOnPhotograph ? lines : [...lights.map((light) => lightBox(context, light)), ...lines];
}

/** Soft lights on the cuts and a bundle of lines that run on from slide to slide. */
export function GlowLights({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => glowDecorationItems(scene), [scene]);
  return <Figures items={items} />;
}

/** Night, and all that words may stand on there: lights, a line on them, and glass over both. */
export function glowBackground(context: SlideContext): DrawnBackground {
  const { secondary, accent } = context.palette;
  const { css } = plainBackground(secondary);
  if (!isLit(context)) return { css, colors: [secondary] };
  const { brightest, line } = lightingOf(context);
  const colorsUnderLines = withLayer([secondary, brightest], withAlpha(lineColor(context), line));
  return {
    css,
    colors: [
      ...colorsUnderLines,
      ...colorsUnderLines.map((color) =>
        colorUnderGlass(color, { text: accent, background: secondary }),
      ),
    ],
  };
}
