import { drawnLayoutOf, type SlideFormat, type SlideLayout } from '@arrasta/domain';
import { slideWidth, type SlideContext } from '../context';
import { grid } from './swiss-grid';

/** How high bars are at most where a slide has a layout, in px of a slide of 4:5. */
const heights: Readonly<Partial<Record<SlideLayout, number>>> = {
  'cover-type': 150,
  statement: 170,
  'big-number': 110,
  quote: 110,
  cta: 120,
  // A picture or the bars of a chart stand at the foot.
  'cover-photo': 0,
  'photo-side': 0,
  'photo-full': 0,
  bars: 0,
};
const quietHeight = 26;
const scales: Readonly<Record<SlideFormat, number>> = {
  '4:5': 1,
  '3:4': 1,
  '1:1': 0.7,
  '9:16': 1.5,
};
/** Pictures that cover the foot, and a chart of bars, leave none to see. */
const layoutsWithout: readonly SlideLayout[] = ['cover-photo', 'photo-full', 'bars'];

/** Between the left edges of two bars; there are 36 on a slide. */
const pitch = 12;
const barCount = slideWidth / pitch;
const lowestBar = 8;

/** A bar in px of the slide. */
export interface Bar {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function layoutOf({ slide, elements }: SlideContext): SlideLayout {
  return drawnLayoutOf({ layout: slide.layout, elements });
}

function heightOf(layout: SlideLayout): number {
  return heights[layout] ?? quietHeight;
}

/** How high bars are at most at a place from 0 to 1 across a slide: the middle is its own. */
function heightAt(context: SlideContext, across: number): number {
  const { carousel, layoutBefore, layoutAfter } = context;
  const own = heightOf(layoutOf(context));
  if (carousel.panorama !== 'theme') return own;
  const beside = across < 0.5 ? layoutBefore : layoutAfter;
  const other = beside === null ? own : heightOf(beside);
  const part = (1 - Math.cos(Math.PI * Math.abs(across - 0.5))) / 2;
  return own + (other - own) * part;
}

const roundHundredths = (value: number) => Math.round(value * 100) / 100;

function barAt(context: SlideContext, number: number): Bar {
  const { carousel, index } = context;
  const seed = carousel.decorSeed;
  const place = index * slideWidth + (number + 0.5) * pitch;
  const wave = 0.56 + 0.44 * Math.sin(0.0136 * place + seed) * Math.sin(0.0047 * place + 1);
  const highest = heightAt(context, ((number + 0.5) * pitch) / slideWidth);
  const height = Math.max(lowestBar, highest * scales[carousel.format] * wave);
  const width = 2 + 7 * (0.5 + 0.5 * Math.sin(0.0091 * place + 2 * seed));
  return {
    left: roundHundredths(number * pitch + (pitch - width) / 2),
    width: roundHundredths(width),
    height: roundHundredths(height),
  };
}

const fieldRight = grid.left + grid.width;

/** Whether words may stand over any part of a bar. */
export function isUnderWords({ left, width }: Bar): boolean {
  return left + width > grid.left && left < fieldRight;
}

function isBetweenMargins({ left, width }: Bar): boolean {
  return left >= grid.left && left + width <= fieldRight;
}

/** The bars of a slide; off the panorama none is in its margins. Source: docs/product/themes.md 16. */
export function barsOf(context: SlideContext): readonly Bar[] {
  const { carousel } = context;
  if (layoutsWithout.includes(layoutOf(context))) return [];
  const bars = Array.from({ length: barCount }, (_, number) => barAt(context, number));
  return carousel.panorama === 'theme' ? bars : bars.filter(isBetweenMargins);
}

/** How high bars are that give way to words. */
export function quietBars({ carousel }: SlideContext): number {
  return quietHeight * scales[carousel.format];
}
