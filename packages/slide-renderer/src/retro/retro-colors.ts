import {
  composite,
  gradientStops,
  mix,
  mostReadableColor,
  primaryAsText,
  textContrast,
  wholeChannels,
  withAlpha,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import type { DrawnBackground, SlideContext } from '../context';
import { plainBackground } from '../background';
import { readableBlock, type ColoredBlock } from '../decoration/readable-block';
import { isDark, withLayer } from '../tones';
import { retroDrawingOf } from './retro-place';

/** Primary in the background of paper. */
const partOfBackground = 0.07;

/** What bands are painted in, from outside in: the same four on every slide. */
export function bandColors({ palette, carousel }: SlideContext): readonly Color[] {
  const { primary, secondary, accent } = palette;
  const last = carousel.gradient === null ? undefined : gradientStops(carousel.gradient).at(-1);
  const ofGradient = last && [accent, primary, mix(primary, last, 0.55), last];
  const ofDark = [
    mix(primary, secondary, 0.62),
    mix(primary, secondary, 0.34),
    primary,
    mix(primary, accent, 0.5),
  ];
  const ofLight = [
    mix(primary, accent, 0.55),
    primary,
    mix(primary, secondary, 0.36),
    mix(primary, secondary, 0.68),
  ];
  return (ofGradient ?? (isDark(palette) ? ofDark : ofLight)).map(wholeChannels);
}

/** Blocks must stand out of the slide's background by that. */
const minContrast = 1.12;

/**
 * A block in the colour of a band, or of the next one that stands out of the background, moved away
 * from its words until they read.
 */
export function bandBlock(context: SlideContext, band: number): ColoredBlock {
  const background = toneColorsUnder(context);
  const turns = bandColors(context).map((_, index, colors) => colors[(band + index) % 4]);
  const blocks = turns.flatMap((color) => (color ? [readableBlock(context, color)] : []));
  const visibleBlock = blocks.find(({ fill }) => worstContrast(fill, background) >= minContrast);
  return visibleBlock ?? blocks[0] ?? readableBlock(context, context.palette.primary);
}

/** The background of a slide of its tone. */
function toneColorsUnder(context: SlideContext): readonly Color[] {
  const { palette, slide, carousel } = context;
  if (slide.tone === 'ink') return [palette.accent];
  if (slide.tone !== 'primary') return retroBackground(context).colors;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  return stops.length === 0 ? [palette.primary] : stops;
}

/** What an arch is filled with, and the words on it. */
export function archFill(context: SlideContext): ColoredBlock {
  const { carousel, palette } = context;
  const last = carousel.gradient === null ? undefined : gradientStops(carousel.gradient).at(-1);
  return readableBlock(context, last ?? palette.primary);
}

/** Paper with a little of primary in it; the secondary alone where that is dark. */
export function retroBackground({ palette }: SlideContext): DrawnBackground {
  const { primary, secondary } = palette;
  const color = isDark(palette) ? secondary : mix(secondary, primary, partOfBackground);
  return plainBackground(wholeChannels(color));
}

/** The same for the tone of a slide: what is no paper is that of every theme. */
export function retroToneBackground(
  context: SlideContext,
  ofTone: DrawnBackground,
): DrawnBackground {
  return context.slide.tone === 'paper' ? retroBackground(context) : ofTone;
}

const partOfRay = { light: 0.11, dark: 0.1 } as const;

/** The text's colour or the background's, whichever words on a colour do not have: rays let them read. */
function awayFromWords({ palette }: SlideContext, under: readonly Color[]): Color {
  const words = mostReadableColor(palette, under);
  return words === palette.secondary ? palette.accent : palette.secondary;
}

/** A ray on the slide's background, as a layer. */
export function rayColor(context: SlideContext): Color {
  const { palette, slide } = context;
  const part = isDark(palette) ? partOfRay.dark : partOfRay.light;
  if (slide.tone !== 'primary') return withAlpha(palette.primary, part);
  return withAlpha(awayFromWords(context, [palette.primary]), part);
}

/** A ray on the fill of an arch. */
export function archRayColor(context: SlideContext): Color {
  const { words } = archFill(context);
  const { secondary, accent } = context.palette;
  return withAlpha(words === secondary ? accent : secondary, partOfRay.light);
}

/** What words stand on: the background with rays on it, or the fill of an arch. */
export function retroUnderWords(
  context: SlideContext,
  background: readonly Color[],
): readonly Color[] {
  if (retroDrawingOf(context) !== 'arch') return withLayer(background, rayColor(context));
  const { fill } = archFill(context);
  return [fill, wholeChannels(composite(archRayColor(context), fill))];
}

const partOfText = { light: 0.28, dark: 0.25 } as const;

/** Titles: primary with some of the text's colour in it, until they read. */
export function retroTitleColor(
  context: SlideContext,
  text: Color,
  underWords: readonly Color[],
): Color {
  const { palette, slide } = context;
  if (slide.tone === 'primary' || retroDrawingOf(context) === 'arch') return text;
  const part = isDark(palette) ? partOfText.dark : partOfText.light;
  const wanted = wholeChannels(mix(palette.primary, text, part));
  return primaryAsText(wanted, text, { backdropColors: underWords, limit: textContrast });
}
