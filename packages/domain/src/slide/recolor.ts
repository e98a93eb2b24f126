import { type Color, lightTint, parseColor } from '../color';
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

function channels({ red, green, blue }: Color): number[] {
  return [red, green, blue];
}

function isPlain(color: Color): boolean {
  return channels(color).every((channel) => channel === 255 || channel === 0);
}

function isOpaqueTintOrGrey(color: Color): boolean {
  const darkest = Math.min(...channels(color));
  const isGrey = Math.max(...channels(color)) - darkest <= greySpread;
  return !isPlain(color) && (isGrey || darkest >= paleChannel);
}

/**
 * Whether the background of a list is one that follows the primary colour: a light tint of anything or
 * a neutral grey. Pure white, black and full colours were chosen on purpose and stay, as does no
 * background at all. Source: docs/product/colours.md 5.
 */
export function isLightTintOrGrey(background: string): boolean {
  const color = parseColor(background);
  if (color === null || color.alpha === 0) return false;
  return color.alpha <= veilAlpha || (color.alpha === 1 && isOpaqueTintOrGrey(color));
}

/** The colours of a carousel that elements are given copies of. */
export interface CarouselColors {
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly accentColor: string;
}

type Coloring = (element: Element) => Pick<ElementStyle, 'color' | 'backgroundColor'>;

function isAlready(style: ElementStyle, colors: ElementStyle): boolean {
  return (
    (colors.color === undefined || colors.color === style.color) &&
    (colors.backgroundColor === undefined || colors.backgroundColor === style.backgroundColor)
  );
}

function recolorSlide(slide: Slide, coloring: Coloring, now: string): Slide {
  const elements = slide.elements.map((element) => {
    const colors = coloring(element);
    if (isAlready(element.style, colors)) return element;
    return { ...element, style: { ...element.style, ...colors } };
  });
  const isSame = elements.every((element, index) => element === slide.elements[index]);
  return isSame ? slide : { ...slide, elements, updatedAt: now };
}

function recolorAll(slides: readonly Slide[], coloring: Coloring, now: string): Slide[] {
  return slides.map((slide) => recolorSlide(slide, coloring, now));
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
  const coloring: Coloring = ({ type, style: { backgroundColor } }) =>
    type === 'list' && backgroundColor !== undefined && isLightTintOrGrey(backgroundColor)
      ? { backgroundColor: tint }
      : {};
  return recolorAll(slides, coloring, now);
}

/** The slides after the accent has become `accent`: titles, subtitles, texts and lists take it. */
export function withAccent(slides: readonly Slide[], accent: string, now: string): Slide[] {
  return recolorAll(slides, ({ type }) => (words.has(type) ? { color: accent } : {}), now);
}

type PaletteOnElements = Pick<CarouselColors, 'primaryColor' | 'accentColor'>;

/**
 * The slides after a palette was picked: its accent in all words, 10 % of its primary under lists.
 */
export function withPalette(
  slides: readonly Slide[],
  { primaryColor, accentColor }: PaletteOnElements,
  now: string,
): Slide[] {
  const onList = { color: accentColor, backgroundColor: lightTint(primaryColor) };
  const coloring: Coloring = ({ type }) => {
    if (type === 'list') return onList;
    return words.has(type) ? { color: accentColor } : {};
  };
  return recolorAll(slides, coloring, now);
}

/**
 * The slides after a preset was applied: lists as with a palette, titles and texts in the
 * secondary colour. Source: docs/product/presets.md 4.
 */
export function withPreset(
  slides: readonly Slide[],
  { primaryColor, secondaryColor, accentColor }: CarouselColors,
  now: string,
): Slide[] {
  const onList = { color: accentColor, backgroundColor: lightTint(primaryColor) };
  const coloring: Coloring = ({ type }) => {
    if (type === 'list') return onList;
    return titleAndText.has(type) ? { color: secondaryColor } : {};
  };
  return recolorAll(slides, coloring, now);
}
