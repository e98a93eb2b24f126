import { slideWidth, type SlideContext } from '../context';
import { pathThrough } from '../decoration/figures';
import { slideHeightOf } from '../format';

const lines = 16;
/** Off the panorama there are fewer, which run from head to foot. */
const uprightLines = 9;
/** Between points, and how far they go on beyond a slide, in px. */
const step = 12;
const beyond = 48;

export interface Line {
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
export function linesOf(context: SlideContext): readonly Line[] {
  const isRunning = context.carousel.panorama === 'theme';
  const count = isRunning ? lines : uprightLines;
  return Array.from({ length: count }, (_, line) => ({
    path: isRunning ? runningLine(context, line) : uprightLine(context, line),
    part: partOf(line, count),
  }));
}
