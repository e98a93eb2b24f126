import { useMemo } from 'react';
import { slideWidth, type SlideContext, type Scene } from '../context';
import { pathOnSlide, roundPx, type SlidePoint, Figures } from '../decoration/figures';
import { slideHeightOf } from '../format';
import type { PathItem } from '../layouts/composition';
import { palePaper, pencilColor } from './collage-colors';
import { torn, offsetTornEdge, tornLayers } from './torn-paper';
import { sheetItems } from './papers';
import { stackSheet } from './collage-place';

/** The line on the ribbon. All of it is measured in px of the whole carousel, from its left edge. */
const pencilWidth = 3;
/** How far a slide's part of it reaches beyond the slide. */
const beyond = 40;
/** Points of a slide's width: it is a whole number of them, so that neighbours have the same. */
const pointsOfSlide = slideWidth / torn.step;

/** Of a seed, as far as the waves depend on it. */
function phaseOf({ carousel }: SlideContext): number {
  return carousel.decorSeed % 1000;
}

function upperEdge(context: SlideContext, x: number): number {
  const height = slideHeightOf(context.carousel);
  const phase = phaseOf(context);
  return height - 150 + 38 * Math.sin(0.0052 * x + phase) + 26 * Math.sin(0.0017 * x);
}

function lowerEdge(context: SlideContext, x: number): number {
  return upperEdge(context, x) + 92 + 26 * Math.sin(0.0036 * x);
}

function pencilLine(context: SlideContext, x: number): number {
  return upperEdge(context, x) + 44 + 20 * Math.sin(0.012 * x);
}

/** The part of a ribbon on a slide. */
interface RibbonPart {
  /** Numbers of its first and last point, from the first slide on. */
  readonly first: number;
  readonly last: number;
  /** Of the slide's left edge, in px of the whole carousel. */
  readonly left: number;
  /** Whether it ends on the slide on either side, torn. */
  readonly ends: boolean;
}

const keys = { lower: 500_009, rim: 250_007, seed: 31 } as const;

function keyOf({ carousel }: SlideContext): number {
  return (carousel.decorSeed % 10_000) * keys.seed;
}

/** Both edges as points on the slide, the upper one from left to right and the lower one back. */
function outline(context: SlideContext, part: RibbonPart, isRim: boolean): SlidePoint[] {
  const { first, last, left, ends } = part;
  const key = keyOf(context) + (isRim ? keys.rim : 0);
  const by = isRim ? torn.rim : 0;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const place = (number: number) => {
    const isEnd = ends && (number === first || number === last);
    const out = isEnd ? by * (number === first ? -1 : 1) : 0;
    return { deck: number * torn.step, x: number * torn.step - left + out };
  };
  const upper = numbers.map((number) => {
    const { deck, x } = place(number);
    return { x, y: upperEdge(context, deck) - by + offsetTornEdge(key + number) };
  });
  const lower = numbers.map((number) => {
    const { deck, x } = place(number);
    return { x, y: lowerEdge(context, deck) + by + offsetTornEdge(key + keys.lower + number) };
  });
  const side = ends ? tornSide(upper.at(-1), lower.at(-1), key) : [];
  const back = ends ? tornSide(lower[0], upper[0], key + 90) : [];
  return [...upper, ...side, ...lower.reverse(), ...back];
}

/** The torn end of a ribbon between two of its corners. */
function tornSide(
  from: SlidePoint | undefined,
  to: SlidePoint | undefined,
  key: number,
): SlidePoint[] {
  if (from === undefined || to === undefined) return [];
  const count = Math.max(1, Math.round(Math.abs(to.y - from.y) / torn.step));
  return Array.from({ length: count - 1 }, (_, index) => ({
    x: from.x + offsetTornEdge(key + keys.lower * 2 + index),
    y: from.y + ((to.y - from.y) * (index + 1)) / count,
  }));
}

/** Where the ribbon of a slide alone begins and ends, in points from its left edge. */
const alone = { first: 2, last: 52 } as const;
/** Which part of the waves such a ribbon has, by turns: in slides from the first one. */
const partsAlone = [0, 2, 5, 3] as const;

function partOf(context: SlideContext): RibbonPart {
  const { index, carousel } = context;
  if (carousel.panorama === 'theme') {
    const left = index * slideWidth;
    const over = beyond / torn.step;
    const first = index * pointsOfSlide;
    return { first: first - over, last: first + pointsOfSlide + over, left, ends: false };
  }
  const turn = partsAlone[(index + carousel.decorSeed) % partsAlone.length] ?? 0;
  const from = turn * pointsOfSlide;
  return {
    first: from + alone.first,
    last: from + alone.last,
    left: turn * slideWidth,
    ends: true,
  };
}

/** From the ends of a ribbon to those of the line on it, in points. */
const lineInset = 3;

function linePath(context: SlideContext, { first, last, left, ends }: RibbonPart): string {
  const inset = ends ? lineInset : 0;
  const count = last - first - 2 * inset + 1;
  const points = Array.from({ length: count }, (_, index) => {
    const deck = (first + inset + index) * torn.step;
    return `${roundPx(deck - left)} ${roundPx(pencilLine(context, deck))}`;
  });
  return `M${points.join('L')}`;
}

/** The ribbon under all that lies on a slide. */
export function ribbonItems(context: SlideContext): PathItem[] {
  const part = partOf(context);
  const outlines = {
    rim: outline(context, part, true),
    paper: outline(context, part, false),
  };
  const line = { stroke: pencilColor(context), width: pencilWidth };
  return [
    ...tornLayers(context, outlines, palePaper(context)),
    pathOnSlide(context, linePath(context, part), line),
  ];
}

/** A torn ribbon that runs on from slide to slide. */
export function CollageRibbon({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => ribbonItems(scene), [scene]);
  return <Figures items={items} />;
}

/** Slides that are not composed have a sheet under all that stands on them. */
export function StackSheet({ scene }: { readonly scene: Scene }) {
  return scene.tone === null ? <Figures items={sheetItems(scene, stackSheet(scene))} /> : null;
}
