import {
  cssOf,
  gradientStops,
  largeTextContrast,
  mix,
  mostReadableColor,
  primaryAsText,
  wholeChannels,
  withAlpha,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import { plainBackground } from '../background';
import type { DrawnBackground, SlideContext } from '../context';
import { readableBlock, type ColoredBlock } from '../decoration/readable-block';
import { isDark, wordColorsOn } from '../tones';

type InColors = Pick<SlideContext, 'palette' | 'carousel'>;

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

function stopsOf({ carousel }: InColors): readonly Color[] {
  return carousel.gradient === null ? [] : gradientStops(carousel.gradient);
}

/** What papers lie on: secondary with a little of primary, or the first stop of a gradient made pale. */
function backgroundColor(context: InColors): Color {
  const { primary, secondary } = context.palette;
  const [first] = stopsOf(context);
  if (first !== undefined) return wholeChannels(mix(first, secondary, 0.2));
  return wholeChannels(mix(secondary, primary, isDark(context.palette) ? 0.06 : 0.09));
}

export function collageBackground(context: InColors): DrawnBackground {
  return plainBackground(backgroundColor(context));
}

export function whitePaper({ palette }: InColors): Color {
  const { secondary, accent } = palette;
  return wholeChannels(isDark(palette) ? mix(secondary, accent, 0.1) : mix(secondary, white, 0.5));
}

/** The fibres that are seen where paper is torn. */
export function tornEdgeColor({ palette }: InColors): Color {
  const { secondary, accent } = palette;
  return wholeChannels(
    isDark(palette) ? mix(secondary, accent, 0.55) : mix(secondary, white, 0.75),
  );
}

export function colorPaper({ palette }: InColors): Color {
  const { primary, secondary } = palette;
  return wholeChannels(isDark(palette) ? mix(primary, secondary, 0.35) : primary);
}

/** The same where words stand on it, and the words. */
export function colorBlock(context: InColors): ColoredBlock {
  return readableBlock(context, colorPaper(context));
}

/** What a figure stands on: coloured paper, on slides of that colour white paper. */
export function figureBlock(context: SlideContext): ColoredBlock {
  if (context.slide.tone !== 'primary') return colorBlock(context);
  return readableBlock(context, whitePaper(context));
}

export function palePaper(context: InColors): Color {
  const { primary, secondary } = context.palette;
  const last = stopsOf(context).at(-1);
  return wholeChannels(last ?? mix(primary, secondary, isDark(context.palette) ? 0.7 : 0.62));
}

/** What a title's lines stand on: accent, in dark palettes and on ink primary. */
export function stripBlock(context: SlideContext): ColoredBlock {
  const { palette, slide } = context;
  const isPrimary = isDark(palette) || slide.tone === 'ink';
  return readableBlock(context, isPrimary ? palette.primary : palette.accent);
}

/** What a call and the page number stand on: primary, in dark palettes accent. */
export function signBlock(context: InColors): ColoredBlock {
  const { palette } = context;
  return readableBlock(context, isDark(palette) ? palette.accent : palette.primary);
}

const partOfTint = 0.12;

/** Sheets and slips of a slide by its tone. */
export function sheetColor(context: SlideContext): Color {
  const { palette, slide } = context;
  switch (slide.tone) {
    case 'primary':
      return colorBlock(context).fill;
    case 'ink':
      return palette.accent;
    case 'tint':
      return wholeChannels(mix(whitePaper(context), palette.primary, partOfTint));
    default:
      return whitePaper(context);
  }
}

/** The large torn paper at the head of a slide by its tone. */
export function headPaper(context: SlideContext): Color {
  const { tone } = context.slide;
  if (tone === 'ink') return context.palette.accent;
  return tone === 'tint' ? palePaper(context) : colorPaper(context);
}

/** A star on the torn paper at the head of a slide. */
export function starColor(context: SlideContext): Color {
  const { palette, slide } = context;
  if (slide.tone === 'tint') return colorPaper(context);
  return isDark(palette) && slide.tone !== 'ink' ? palette.accent : palePaper(context);
}

const partOfTape = 0.62;

/** Tape, which what is under it shines through. */
export function tapeColor({ palette }: InColors, isOnColor = false): Color {
  const { primary, accent } = palette;
  return withAlpha(isOnColor ? mix(primary, accent, 0.6) : primary, partOfTape);
}

/** What a pencil draws on the background: the same on every slide. */
export function pencilColor(context: InColors): Color {
  return mostReadableColor(context.palette, [backgroundColor(context), palePaper(context)]);
}

/** What a coloured pencil draws on a paper. */
export function crayonColor({ palette }: InColors, under: Color): Color {
  const text = mostReadableColor(palette, [under]);
  return primaryAsText(palette.primary, text, {
    backdropColors: [under],
    limit: largeTextContrast,
  });
}

/** Seen on the background at least a little, else the pencil's. */
const minSeen = 1.25;

export function scribbleColor(context: InColors): Color {
  const { primary } = context.palette;
  return worstContrast(primary, [backgroundColor(context)]) >= minSeen
    ? primary
    : pencilColor(context);
}

/** Words on white paper, whatever the slide's tone is. */
export function wordsOnWhite(context: InColors) {
  const fill = whitePaper(context);
  return { fill, ...wordColorsOn(context.palette, fill) };
}

const shadowStrength = { flat: 0.14, lifted: 0.2, torn: 0.16 } as const;

function shade(strength: number): Color {
  return { red: 0, green: 0, blue: 0, alpha: strength };
}

export const tornShade = shade(shadowStrength.torn);

/** Shadows of slips that lie on a sheet, and of prints that stand out. */
export const slipShadow = `0px 3px 9px ${cssOf(shade(shadowStrength.flat))}`;
export const printShadow = `0px 14px 30px ${cssOf(shade(shadowStrength.lifted))}`;
