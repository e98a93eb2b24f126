import { cssOf, gradientStops, mix, wholeChannels, withAlpha, type Color } from '@arrasta/palettes';
import { slideWidth, type SlideContext, type DrawnBackground } from '../context';
import { slideHeightOf } from '../format';
import { roundPx } from '../decoration/figures';
import { plainBackground } from '../background';
import { isDark } from '../tones';

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

const partOfFoot = 0.26;

/** What cards lie on: primary, darker at its foot, or the gradient over the whole carousel. */
export function postMat(context: SlideContext): DrawnBackground {
  const { palette, carousel } = context;
  const { primary, accent } = palette;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  const gradient = gradientOverDeck(context);
  if (gradient !== null && stops.length > 0) return { css: gradient, colors: stops };
  if (isDark(palette)) return plainBackground(primary);
  const foot = wholeChannels(mix(primary, accent, partOfFoot));
  const css = `linear-gradient(180deg, ${cssOf(primary)}, ${cssOf(foot)})`;
  return { css, colors: [primary, foot] };
}

const partOfTint = 0.1;

/** The card of a slide by its tone. */
export function cardColor({ palette, slide }: Pick<SlideContext, 'palette' | 'slide'>): Color {
  const { primary, secondary, accent } = palette;
  if (slide.tone === 'ink') return accent;
  return slide.tone === 'tint' ? wholeChannels(mix(secondary, primary, partOfTint)) : secondary;
}

/** The card behind it. */
export function backCardColor({ palette }: Pick<SlideContext, 'palette'>): Color {
  return wholeChannels(mix(palette.primary, palette.secondary, 0.55));
}

const shadow = { color: 0.2, strength: 0.26 } as const;

export function cardShadow({ palette }: Pick<SlideContext, 'palette'>): string {
  const color = withAlpha(mix(palette.accent, palette.primary, shadow.color), shadow.strength);
  return `0px 18px 44px ${cssOf(color)}`;
}

/** The thread from card to card. */
export function threadColor({ palette, carousel }: SlideContext): Color {
  const { primary, secondary } = palette;
  return carousel.gradient === null ? wholeChannels(mix(primary, secondary, 0.62)) : primary;
}

/** Circles on the mat, as a layer. */
export function circleColor({ palette, carousel }: SlideContext): Color {
  const { primary, secondary } = palette;
  if (carousel.gradient !== null) return withAlpha(secondary, 0.34);
  return withAlpha(mix(primary, secondary, 0.6), 0.3);
}

/** What lies under rows and cards within the post, as a layer. */
export const washPart = 0.1;
