import { slideWidth, type SlideContext } from '../context';
import type { SlidePoint } from '../decoration/figures';
import { slideHeightOf } from '../format';
import {
  archSides,
  archTop,
  band,
  bend,
  callSun,
  coverBendOf,
  coverSun,
  retroDrawingOf,
  bandsMiddle,
  runsOn,
} from './retro-place';
import { raysWithin } from './rays';
import { pathBeside, pointsBeside, polygonPath, type Track } from './tracks';

/** From the middle of all four bands to that of each, the outermost first. */
const bandOffsets = [19.5, 6.5, -6.5, -19.5] as const;
/** How far a band lies under the next one, so that nothing is seen between them, in px. */
const overlap = 0.5;
const innermost = -19.5;
/** How far bands run over the edges of the slide, in px. */
const over = 40;

const [toRight, up] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** In at the head, down at the right, out at the foot. */
function bendTrack(context: SlideContext): Track {
  const { right, top, foot } = bend;
  const { radius } = coverBendOf(context);
  const from = runsOn(context) ? -over : 52;
  const line = bandsMiddle(context);
  const straight = { go: right - radius - from };
  const turn = { turn: 'right', radius } as const;
  const start = { x: from, y: top };
  if (!runsOn(context)) {
    const down = { go: slideHeightOf(context.carousel) + over - top - radius };
    return { start, heading: toRight, moves: [straight, turn, down] };
  }
  const moves = [
    straight,
    turn,
    { go: line - foot - top - radius },
    { turn: 'left', radius: foot },
    { go: slideWidth + over - right - foot },
  ] as const;
  return { start, heading: toRight, moves };
}

/** Up at the left, over the words, down at the right. */
function archTrack(context: SlideContext): Track {
  const { left, right, foot } = archSides;
  const { radius, top } = archTop(context);
  const line = bandsMiddle(context);
  const turn = { turn: 'right', radius } as const;
  const across = [turn, { go: right - left - 2 * radius }, turn];
  if (!runsOn(context)) {
    const from = slideHeightOf(context.carousel) + over;
    const side = { go: from - top - radius };
    return { start: { x: left, y: from }, heading: up, moves: [side, ...across, side] };
  }
  const side = { go: line - foot - top - radius };
  const flare = { turn: 'left', radius: foot } as const;
  const out = { go: over };
  const moves = [out, flare, side, ...across, side, flare, out];
  return { start: { x: -over, y: line }, heading: toRight, moves };
}

/** Along the foot, up at the right, and back to a sun at the head. */
function returnTrack(context: SlideContext): Track {
  const { right, top, radius, foot } = bend;
  const line = bandsMiddle(context);
  const back = [
    { turn: 'left', radius },
    { go: right - radius - callSun(false).centre.x },
  ] as const;
  if (!runsOn(context)) {
    const from = slideHeightOf(context.carousel) + over;
    return {
      start: { x: right, y: from },
      heading: up,
      moves: [{ go: from - top - radius }, ...back],
    };
  }
  const moves = [
    { go: over + right - foot },
    { turn: 'left', radius: foot },
    { go: line - foot - top - radius },
    ...back,
  ] as const;
  return { start: { x: -over, y: line }, heading: toRight, moves };
}

/** Along the whole foot. */
function flatTrack(context: SlideContext): Track {
  const start = { x: -over, y: bandsMiddle(context) };
  return { start, heading: toRight, moves: [{ go: slideWidth + 2 * over }] };
}

interface BandPath {
  readonly path: string;
  readonly width: number;
}

/** Bands that stay on their slide: thinner, and each next one shorter. Measures in px. */
const alone = { from: 36.5, to: 395.5, step: 34, width: 9, foot: 25 } as const;

/** A band along the foot that begins and ends on its slide: how far, by place and seed. */
function aloneBand(context: SlideContext, index: number): BandPath {
  const variant = (context.index + context.carousel.decorSeed) % 3;
  const shorter = alone.step * (variant === 2 ? bandOffsets.length - 1 - index : index);
  const from = variant === 1 ? alone.from + shorter : alone.from;
  const to = variant === 1 ? alone.to : alone.to - shorter;
  const middle = slideHeightOf(context.carousel) - alone.foot;
  const start = { x: from, y: middle + (index - 1.5) * alone.width };
  const track = { start, heading: toRight, moves: [{ go: to - from }] };
  return { path: pathBeside(track, 0), width: alone.width };
}

/** Where the middle of the bands runs; null where each of them is alone at the foot. */
function trackOf(context: SlideContext): Track | null {
  switch (retroDrawingOf(context)) {
    case 'bend':
      return bendTrack(context);
    case 'arch':
      return archTrack(context);
    case 'return':
      return returnTrack(context);
    default:
      return runsOn(context) ? flatTrack(context) : null;
  }
}

/** The paths of a slide's four bands, in px of the slide, the outermost first. */
export function bandPathsOf(context: SlideContext): BandPath[] {
  const track = trackOf(context);
  return bandOffsets.map((offset, index) => {
    if (track === null) return aloneBand(context, index);
    const under = index === bandOffsets.length - 1 ? 0 : overlap;
    return { path: pathBeside(track, offset - under / 2), width: band.width + under };
  });
}

/** All that lies inside of an arch, down to the foot of the slide. */
export function archPath(context: SlideContext): string {
  return polygonPath(closedAtFoot(context, pointsBeside(archTrack(context), innermost)));
}

/** What lies between a line and the foot of the slide, over which bands that run on cross the cuts. */
function closedAtFoot(context: SlideContext, points: readonly SlidePoint[]): SlidePoint[] {
  if (!runsOn(context)) return [...points];
  const foot = slideHeightOf(context.carousel) + 1;
  return [...points, { x: slideWidth + over, y: foot }, { x: -over, y: foot }];
}

/** What lies under bands that begin on the slide, as far as its left side. */
function openAtLeft(context: SlideContext, points: readonly SlidePoint[]): SlidePoint[] {
  const foot = slideHeightOf(context.carousel) + 1;
  return [{ x: -over, y: bend.top - innermost }, ...points, { x: -over, y: foot }];
}

const rayCounts = { bend: 40, arch: 60, sun: 40 } as const;
/** Rays that end before the edges of the slide. */
const freeRay = 184;

/** Rays of the drawing that bands make on a slide; null for none. */
export function raysOf(context: SlideContext): string | null {
  const { centre } = coverSun(context);
  const height = slideHeightOf(context.carousel);
  switch (retroDrawingOf(context)) {
    case 'bend': {
      const inside = pointsBeside(bendTrack(context), innermost);
      const isAlone = !runsOn(context);
      const boundary = isAlone ? openAtLeft(context, inside) : closedAtFoot(context, inside);
      return raysWithin(centre, rayCounts.bend, boundary, isAlone ? freeRay : Infinity);
    }
    case 'sun':
      return raysWithin(centre, rayCounts.sun, [], freeRay);
    case 'arch': {
      const boundary = closedAtFoot(context, pointsBeside(archTrack(context), innermost));
      return raysWithin({ x: slideWidth / 2, y: height }, rayCounts.arch, boundary);
    }
    default:
      return null;
  }
}
