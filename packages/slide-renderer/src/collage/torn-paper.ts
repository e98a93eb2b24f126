import type { Color } from '@arrasta/palettes';
import type { Area, SlideContext } from '../context';
import { pathOnSlide, roundPx, type SlidePoint } from '../decoration/figures';
import { hashNumber } from '../decoration/seed';
import type { PathItem } from '../layouts/composition';
import { tornEdgeColor, tornShade } from './collage-colors';

/** Of torn edges, in px: from point to point, and how far they are off the line. */
export const torn = { step: 8, depth: 3, rim: 2.5 } as const;
/** Where a torn paper throws its shadow. */
const shadowAt: SlidePoint = { x: 1.5, y: 4 };

/** How far a point of a torn edge is off its line, in px. */
export function offsetTornEdge(key: number): number {
  return (hashNumber(key) * 2 - 1) * torn.depth;
}

export type PaperSide = 'top' | 'right' | 'bottom' | 'left';

export interface TornPaper {
  readonly area: Area;
  readonly fill: Color;
  /** Distinguishes the papers of a slide. */
  readonly key: number;
  /** Degrees, clockwise, about its middle. */
  readonly turn?: number;
  /** Sides that are torn: all of them unless it is said. */
  readonly sides?: readonly PaperSide[];
}

const allSides: readonly PaperSide[] = ['top', 'right', 'bottom', 'left'];

interface Edge {
  readonly from: SlidePoint;
  readonly to: SlidePoint;
  /** Away from the paper. */
  readonly outwards: SlidePoint;
  readonly isTorn: boolean;
}

/** The edges of a paper that is so much larger at its torn sides, clockwise from the head. */
function edgesOf({ area, sides = allSides }: TornPaper, by: number): Edge[] {
  const grow = (side: PaperSide) => (sides.includes(side) ? by : 0);
  const left = area.left - grow('left');
  const top = area.top - grow('top');
  const right = area.left + area.width + grow('right');
  const bottom = area.top + area.height + grow('bottom');
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const outwards = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  return allSides.flatMap((side, index) => {
    const [from, to, out] = [corners[index], corners[(index + 1) % 4], outwards[index]];
    return from && to && out ? [{ from, to, outwards: out, isTorn: sides.includes(side) }] : [];
  });
}

function pointsOf({ from, to, outwards, isTorn }: Edge, key: number): SlidePoint[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const count = isTorn ? Math.max(1, Math.round(Math.hypot(x, y) / torn.step)) : 1;
  return Array.from({ length: count }, (_, index) => {
    const part = index / count;
    const by = isTorn ? offsetTornEdge(key + index) : 0;
    return {
      x: from.x + part * x + by * outwards.x,
      y: from.y + part * y + by * outwards.y,
    };
  });
}

function createTurn({ left, top, width, height }: Area, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const pivot = { x: left + width / 2, y: top + height / 2 };
  return ({ x, y }: SlidePoint): SlidePoint => ({
    x: pivot.x + (x - pivot.x) * Math.cos(angle) - (y - pivot.y) * Math.sin(angle),
    y: pivot.y + (x - pivot.x) * Math.sin(angle) + (y - pivot.y) * Math.cos(angle),
  });
}

function polygon(points: readonly SlidePoint[]): string {
  return `M${points.map(({ x, y }) => `${roundPx(x)} ${roundPx(y)}`).join('L')}Z`;
}

function moveBy({ x, y }: SlidePoint, by: SlidePoint): SlidePoint {
  return { x: x + by.x, y: y + by.y };
}

/** Points of a slide's paper have other places than those of the next slide's. */
const keys = { slide: 40_009, paper: 4001, edge: 499, rim: 1999, seed: 7 } as const;

function outlineOf(context: SlideContext, paper: TornPaper, isRim: boolean): SlidePoint[] {
  const { index, carousel } = context;
  const slide = index * keys.slide + (carousel.decorSeed % 10_000) * keys.seed;
  const key = slide + paper.key * keys.paper + (isRim ? keys.rim : 0);
  const points = edgesOf(paper, isRim ? torn.rim : 0).flatMap((edge, side) =>
    pointsOf(edge, key + side * keys.edge),
  );
  return points.map(createTurn(paper.area, paper.turn ?? 0));
}

/** Layers of paper from a shadow up: what is torn shows its fibres. */
export function tornLayers(
  context: SlideContext,
  outlines: { readonly rim: readonly SlidePoint[]; readonly paper: readonly SlidePoint[] },
  fill: Color,
): PathItem[] {
  const { rim, paper } = outlines;
  const shadow = rim.map((point) => moveBy(point, shadowAt));
  return [
    pathOnSlide(context, polygon(shadow), { fill: tornShade }),
    pathOnSlide(context, polygon(rim), { fill: tornEdgeColor(context) }),
    pathOnSlide(context, polygon(paper), { fill }),
  ];
}

/** A sheet of paper, torn at its edges, with a shadow under it. */
export function tornItems(context: SlideContext, paper: TornPaper): PathItem[] {
  const outlines = {
    rim: outlineOf(context, paper, true),
    paper: outlineOf(context, paper, false),
  };
  return tornLayers(context, outlines, paper.fill);
}
