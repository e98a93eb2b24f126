import { useMemo } from 'react';
import { slideWidth, type SlideContext, type Scene } from '../context';
import { roundPx, discItem, Figures, pathOnSlide, type Round } from '../decoration/figures';
import { atFoot, atHead, slideHeightOf } from '../format';
import { hashNumber } from '../decoration/seed';
import type { BoxItem, PathItem } from '../layouts/composition';
import { circleColor, threadColor } from './post-colors';

/** How wide the thread is, in px. */
const threadWidth = 6;

/** From the head or foot of a slide to where the thread crosses a cut. */
const crossing = 38;

/** A place in px, and which way the middle of the slide is from there: 1 is down. */
interface Line {
  readonly y: number;
  readonly inwards: 1 | -1;
}

function lineAt({ carousel }: Pick<SlideContext, 'carousel'>, edge: 'head' | 'foot'): Line {
  return edge === 'head'
    ? { y: atHead(carousel, crossing), inwards: 1 }
    : { y: atFoot(carousel, 540 - crossing), inwards: -1 };
}

/** Where the thread crosses the cut before a slide: at the head and at the foot by turns. */
function lineOfCut(context: Pick<SlideContext, 'carousel'>, cut: number): Line {
  return lineAt(context, cut % 2 === 0 ? 'head' : 'foot');
}

type Place = readonly [x: number, y: number];

const at = ([x, y]: Place) => `${roundPx(x)} ${roundPx(y)}`;
const move = (place: Place) => `M${at(place)}`;
const line = (place: Place) => `L${at(place)}`;
const curve = (...places: readonly [Place, Place, Place]) => `C${places.map(at).join(' ')}`;

/** How far the thread runs over a cut, and where it turns behind the card. Measures in px. */
const over = 40;
const turns = { in: 44, out: 282 } as const;

/** A loop of 50 px on the way to the right, towards the middle of the slide, which ends at x 352. */
function loop({ y, inwards }: Line): string[] {
  const from = (x: number, depth: number): Place => [x, y + depth * inwards];
  return [
    curve(from(320, 0), from(360, 9), from(360, 26)),
    curve(from(360, 37), from(350, 44), from(337, 44)),
    curve(from(320, 44), from(310, 36), from(310, 26)),
    curve(from(310, 9), from(330, 0), from(354, 0)),
  ];
}

/** From the cut before the slide to behind its card. */
function inFrom({ y }: Line, to: Line): string[] {
  return [
    move([-over, y]),
    line([turns.in, y]),
    curve([turns.in + 78, y], [turns.out - 100, to.y], [turns.out, to.y]),
  ];
}

/** Around a lower corner of the first card, from behind it and back. */
function cornerCurl({ y, inwards }: Line): string[] {
  const from = (x: number, depth: number): Place => [x, y + depth * inwards];
  return [
    move(from(76, 150)),
    curve(from(30, 142), from(11, 110), from(11, 62)),
    curve(from(11, 14), from(40, 0), from(92, 0)),
  ];
}

/** Behind the card again, where the thread does not run on. */
function curveBehindCard({ y, inwards }: Line): string {
  return curve([396, y], [404, y + 90 * inwards], [300, y + 150 * inwards]);
}

/** The thread on a slide as it runs on from card to card. */
function panoramaThread(context: SlideContext): string {
  const { index, isLast } = context;
  const before = lineOfCut(context, index);
  const after = lineOfCut(context, index + 1);
  const isFirst = index === 0;
  if (isFirst && isLast)
    return [...cornerCurl(after), ...loop(after), curveBehindCard(after)].join('');
  if (isLast) {
    const middle = (before.y + after.y) / 2;
    const end: Place = [170, middle];
    const into = curve([turns.in + 78, before.y], [150, before.y + 70 * before.inwards], end);
    return [move([-over, before.y]), line([turns.in, before.y]), into].join('');
  }
  const begin = isFirst
    ? [...cornerCurl(after), line([turns.out, after.y])]
    : inFrom(before, after);
  return [...begin, ...loop(after), line([slideWidth + over, after.y])].join('');
}

/** A thread that stays on its slide: around one corner of the card and in a loop, by place and seed. */
function threadAlone(context: SlideContext): {
  readonly path: string;
  readonly isMirrored: boolean;
} {
  const variant = (context.index + context.carousel.decorSeed) % 4;
  const edge = lineAt(context, variant % 2 === 0 ? 'foot' : 'head');
  const path = [
    ...cornerCurl(edge),
    line([turns.out, edge.y]),
    ...loop(edge),
    curveBehindCard(edge),
  ].join('');
  return { path, isMirrored: variant === 1 || variant === 2 };
}

const pairs = /(-?[\d.]+) (-?[\d.]+)/gu;

/** The same path seen in a mirror. */
function mirrorPoint(path: string): string {
  return path.replace(
    pairs,
    (_, x: string, y: string) => `${roundPx(slideWidth - Number(x))} ${y}`,
  );
}

/** The thread of a slide as a path in px of the slide. */
export function threadPath(context: SlideContext): string {
  if (context.carousel.panorama === 'theme') return panoramaThread(context);
  const { path, isMirrored } = threadAlone(context);
  return isMirrored ? mirrorPoint(path) : path;
}

const radii = { small: [120, 140], large: [150, 210], alone: 150 } as const;
/** How many cuts have a second circle. */
const partOfSecond = 0.5;

/**
 * A large circle on a cut, at the head and at the foot by turns, and on some a small one at the other
 * side. In px of the slide before it.
 */
function circlesOfCut({ carousel }: SlideContext, cut: number): Round[] {
  const height = slideHeightOf(carousel);
  const number = (k: number) => hashNumber(carousel.decorSeed * 997 + cut * 4 + k);
  const isLargeAtHead = (cut + carousel.decorSeed) % 2 === 0;
  const hasSecond = number(3) < partOfSecond;
  return [isLargeAtHead, ...(hasSecond ? [!isLargeAtHead] : [])].map((isAtHead, place) => {
    const isLarge = place === 0;
    const [min, max] = isLarge ? radii.large : radii.small;
    const radius = Math.round(min + (max - min) * number(place));
    const deep = Math.round(isLarge ? 110 * number(2) : -40 + 40 * number(2));
    return { centre: { x: slideWidth, y: isAtHead ? deep : height - deep }, radius };
  });
}

/** A circle that the head or the foot cuts alone, by place and seed. */
function circlesAlone({ carousel, index }: SlideContext): Round[] {
  const variant = (index + carousel.decorSeed) % 4;
  const height = slideHeightOf(carousel);
  const small = radii.alone - 46;
  const [left, right] = [radii.alone + 14, slideWidth - radii.alone - 14];
  const heads = [left, right, slideWidth - small - 14, small + 14] as const;
  const isLargeAtHead = variant < 2;
  return [
    { centre: { x: heads[variant] ?? left, y: 20 }, radius: isLargeAtHead ? radii.alone : small },
    {
      centre: { x: slideWidth - (heads[variant] ?? left), y: height - 30 },
      radius: isLargeAtHead ? radii.alone : small,
    },
  ];
}

function circlesOf(context: SlideContext): Round[] {
  const { carousel, index } = context;
  if (carousel.panorama !== 'theme') return circlesAlone(context);
  const moveLeft = ({ centre, radius }: Round): Round => ({
    centre: { ...centre, x: centre.x - slideWidth },
    radius,
  });
  return [...circlesOfCut(context, index).map(moveLeft), ...circlesOfCut(context, index + 1)];
}

/** All that lies under the card of a slide, the lowest first. */
export function postDecorationItems(context: SlideContext): readonly (BoxItem | PathItem)[] {
  const circles = circlesOf(context).map((round) => discItem(round, circleColor(context)));
  const look = { stroke: threadColor(context), width: threadWidth };
  return [...circles, pathOnSlide(context, threadPath(context), look)];
}

/** Circles on the mat and a thread from card to card. */
export function PostDecoration({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => postDecorationItems(scene), [scene]);
  return <Figures items={items} />;
}
