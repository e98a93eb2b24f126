import { cssOf, gradientStops } from '@arrasta/palettes';
import { slideWidth, type SlideContext } from '../context';
import { slideHeightOf } from '../format';
import { roundPx } from './figures';

const linearPattern = /^linear-gradient\(\s*(-?[\d.]+)deg\s*,/;
const radialPattern = /^radial-gradient\(\s*circle at (top|bottom)? ?(left|center|right)?\s*,/;
/** Colours with places of their own are not spread evenly. */
const placedStop = /\s[\d.]+(?:%|px)/;

const across = { left: 0, center: 0.5, right: 1 } as const;

interface Deck {
  /** Of all slides. */
  readonly width: number;
  readonly height: number;
  /** Where the slide begins. */
  readonly left: number;
}

function placeStops(colors: readonly string[], from: number, length: number): string {
  const step = length / Math.max(1, colors.length - 1);
  return colors.map((color, index) => `${color} ${roundPx(from + index * step)}px`).join(', ');
}

/** The part of a straight gradient that lies on the slide: its stops in px of its own line. */
function linearPart(degrees: number, colors: readonly string[], deck: Deck): string {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const lengthOf = (width: number) => Math.abs(width * sine) + Math.abs(deck.height * cosine);
  const [whole, own] = [lengthOf(deck.width), lengthOf(slideWidth)];
  const apart = deck.left + slideWidth / 2 - deck.width / 2;
  const from = own / 2 - whole / 2 - apart * sine;
  return `linear-gradient(${String(degrees)}deg, ${placeStops(colors, from, whole)})`;
}

function radialPart(
  centre: { readonly x: number; readonly y: number },
  colors: readonly string[],
  deck: Deck,
): string {
  const radius = Math.hypot(
    Math.max(centre.x, deck.width - centre.x),
    Math.max(centre.y, deck.height - centre.y),
  );
  const place = `${roundPx(centre.x - deck.left)}px ${roundPx(centre.y)}px`;
  return `radial-gradient(circle at ${place}, ${placeStops(colors, 0, radius)})`;
}

/**
 * The slide's part of a gradient that lies over all slides of its carousel, so that it runs on at the
 * cuts. One of another kind than palettes have is the same on every slide.
 */
export function gradientOverDeck(context: SlideContext): string | null {
  const { carousel, index, total } = context;
  const { gradient } = carousel;
  if (gradient === null) return null;
  const colors = gradientStops(gradient).map(cssOf);
  const height = slideHeightOf(carousel);
  const deck = { width: slideWidth * Math.max(total, index + 1), height, left: slideWidth * index };
  const [, degrees] = linearPattern.exec(gradient) ?? [];
  if (colors.length < 2 || placedStop.test(gradient.replace(/circle at [^,]*/, '')))
    return gradient;
  if (degrees !== undefined) return linearPart(Number(degrees), colors, deck);
  const [found, down, side] = radialPattern.exec(gradient) ?? [];
  if (found === undefined) return gradient;
  const x = deck.width * across[(side ?? 'center') as keyof typeof across];
  const y = down === undefined ? height / 2 : down === 'top' ? 0 : height;
  return radialPart({ x, y }, colors, deck);
}
