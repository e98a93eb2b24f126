import { type Colour, lightTint, parseColour } from '../color';
import type { Element } from '../element/element';
import type { ElementType } from '../element/element-type';
import type { ElementStyle } from '../element/style';
import type { Slide } from './slide';

/** Channels this close to one another make a grey. */
const greySpread = 16;
/** Opaque colours with no channel below this are tints: a tenth or two of a colour on white. */
const paleChannel = 208;
/** Up to this alpha a colour lies on a list like a veil. */
const veilAlpha = 0.25;

function channels({ red, green, blue }: Colour): number[] {
  return [red, green, blue];
}

function isPlain(colour: Colour): boolean {
  return channels(colour).every((channel) => channel === 255 || channel === 0);
}

function isOpaqueTintOrGrey(colour: Colour): boolean {
  const darkest = Math.min(...channels(colour));
  const isGrey = Math.max(...channels(colour)) - darkest <= greySpread;
  return !isPlain(colour) && (isGrey || darkest >= paleChannel);
}

/**
 * Whether the ground of a list is one that follows the primary colour: a light tint of anything or
 * a neutral grey. Pure white, black and full colours were chosen by somebody and stay, as does no
 * ground at all. Source: docs/product/colours.md 5.
 */
export function isLightTintOrGrey(ground: string): boolean {
  const colour = parseColour(ground);
  if (colour === null || colour.alpha === 0) return false;
  return colour.alpha <= veilAlpha || (colour.alpha === 1 && isOpaqueTintOrGrey(colour));
}

/** The colours of a carousel that elements are given copies of. */
export interface CarouselColours {
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly accentColor: string;
}

type Colouring = (element: Element) => Pick<ElementStyle, 'color' | 'backgroundColor'>;

function isAlready(style: ElementStyle, colours: ElementStyle): boolean {
  return (
    (colours.color === undefined || colours.color === style.color) &&
    (colours.backgroundColor === undefined || colours.backgroundColor === style.backgroundColor)
  );
}

function recoloured(slide: Slide, colouring: Colouring, now: string): Slide {
  const elements = slide.elements.map((element) => {
    const colours = colouring(element);
    if (isAlready(element.style, colours)) return element;
    return { ...element, style: { ...element.style, ...colours } };
  });
  const isSame = elements.every((element, index) => element === slide.elements[index]);
  return isSame ? slide : { ...slide, elements, updatedAt: now };
}

function every(slides: readonly Slide[], colouring: Colouring, now: string): Slide[] {
  return slides.map((slide) => recoloured(slide, colouring, now));
}

const words: ReadonlySet<ElementType> = new Set(['title', 'subtitle', 'text', 'list']);
const titleAndText: ReadonlySet<ElementType> = new Set(['title', 'text']);

/**
 * The slides after the primary colour has become `primary`: lists on a light tint or a neutral grey
 * stand on 10 % of it. Slides without such a list are the same objects.
 * Source: docs/product/colours.md 5.
 */
export function withPrimary(slides: readonly Slide[], primary: string, now: string): Slide[] {
  const tint = lightTint(primary);
  const colouring: Colouring = ({ type, style: { backgroundColor } }) =>
    type === 'list' && backgroundColor !== undefined && isLightTintOrGrey(backgroundColor)
      ? { backgroundColor: tint }
      : {};
  return every(slides, colouring, now);
}

/** The slides after the accent has become `accent`: titles, subtitles, texts and lists take it. */
export function withAccent(slides: readonly Slide[], accent: string, now: string): Slide[] {
  return every(slides, ({ type }) => (words.has(type) ? { color: accent } : {}), now);
}

type PaletteOnElements = Pick<CarouselColours, 'primaryColor' | 'accentColor'>;

/** The slides after a palette was picked: its accent in all words, 10 % of its primary under lists. */
export function withPalette(
  slides: readonly Slide[],
  { primaryColor, accentColor }: PaletteOnElements,
  now: string,
): Slide[] {
  const onList = { color: accentColor, backgroundColor: lightTint(primaryColor) };
  const colouring: Colouring = ({ type }) => {
    if (type === 'list') return onList;
    return words.has(type) ? { color: accentColor } : {};
  };
  return every(slides, colouring, now);
}

/**
 * The slides after a preset was applied: lists as with a palette, titles and texts in the
 * secondary colour. Source: docs/product/presets.md 4.
 */
export function withPreset(
  slides: readonly Slide[],
  { primaryColor, secondaryColor, accentColor }: CarouselColours,
  now: string,
): Slide[] {
  const onList = { color: accentColor, backgroundColor: lightTint(primaryColor) };
  const colouring: Colouring = ({ type }) => {
    if (type === 'list') return onList;
    return titleAndText.has(type) ? { color: secondaryColor } : {};
  };
  return every(slides, colouring, now);
}
