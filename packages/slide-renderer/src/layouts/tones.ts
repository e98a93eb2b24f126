import {
  composite,
  cssOf,
  gradientStops,
  luminance,
  mostReadableColour,
  primaryAsText,
  withAlpha,
  worstContrast,
  largeTextContrast,
  textContrast,
  type Colour,
  type PaletteColours,
} from '@arrasta/palettes';
import { backgroundOf } from '../background';
import type { SlideBackground, SlideContext, ToneColours } from '../context';

/** A secondary colour of less is that of a dark palette. */
const darkBelow = 0.2;

function isDark({ secondary }: PaletteColours): boolean {
  return luminance(secondary) < darkBelow;
}

function tintOf(palette: PaletteColours): Colour {
  const part = isDark(palette) ? 0.16 : 0.11;
  return composite(withAlpha(palette.primary, part), palette.secondary);
}

function toneBackground({ palette, carousel, slide }: SlideContext): SlideBackground {
  const { primary, secondary, accent } = palette;
  const plain = (colour: Colour) => ({ css: cssOf(colour), colours: [colour] });
  switch (slide.tone) {
    case 'primary': {
      const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
      return carousel.gradient === null || stops.length === 0
        ? plain(primary)
        : { css: carousel.gradient, colours: stops };
    }
    case 'ink':
      return plain(accent);
    case 'tint':
      return plain(tintOf(palette));
    default:
      return plain(secondary);
  }
}

/** Softer than the words of a title, as far as it still reads. */
function softened(text: Colour, colours: readonly Colour[], from: number): Colour {
  for (let alpha = from; alpha < 1; alpha += 0.04) {
    const soft = withAlpha(text, alpha);
    if (worstContrast(soft, colours) >= textContrast) return soft;
  }
  return text;
}

/** Primary where it stands out of the ground that much, else the text's colour. */
function standing(primary: Colour, text: Colour, colours: readonly Colour[], from: number): Colour {
  return worstContrast(primary, colours) >= from ? primary : text;
}

/** Words on a block: on one in the text's colour primary, where it reads as large ones do. */
function onBlockOf({ palette, slide }: SlideContext, block: Colour): Colour {
  const { primary } = palette;
  const isPrimary =
    slide.tone === 'primary' && worstContrast(primary, [block]) >= largeTextContrast;
  return isPrimary ? primary : mostReadableColour(palette, [block]);
}

function bandOf({ palette, slide }: SlideContext, ground: SlideBackground): ToneColours['band'] {
  const { primary, secondary, accent } = palette;
  const [under = secondary] = ground.colours;
  if (slide.tone === 'ink')
    return { ground: primary, words: mostReadableColour(palette, [primary]) };
  if (slide.tone !== 'primary') return { ground: accent, words: under };
  const band = isDark(palette) ? secondary : accent;
  return { ground: band, words: mostReadableColour(palette, [band]) };
}

function rulesOf({ palette, slide }: SlideContext, text: Colour): ToneColours['rules'] {
  const isInk = slide.tone === 'ink';
  if (isInk) return { rule: withAlpha(palette.primary, 0.26), margin: withAlpha(text, 0.26) };
  return { rule: withAlpha(text, 0.13), margin: withAlpha(text, 0.26) };
}

/** Words on something in a colour of its own, as on paper. */
export function wordColoursOn(
  palette: PaletteColours,
  under: Colour,
): Pick<ToneColours, 'text' | 'soft' | 'emphasis'> {
  const reads = worstContrast(palette.accent, [under]) >= textContrast;
  const text = reads ? palette.accent : mostReadableColour(palette, [under]);
  return {
    text,
    soft: softened(text, [under], 0.74),
    emphasis: (size) => {
      const limit = size >= 24 ? largeTextContrast : textContrast;
      return primaryAsText(palette.primary, text, { backdropColors: [under], limit });
    },
  };
}

/** The colours of a composed slide; a colour or picture of the user's own lies over the ground. */
export function toneColoursOf(context: SlideContext): ToneColours {
  const { palette, slide, theme } = context;
  const { primary } = palette;
  const toned = { ...theme, background: () => toneBackground(context) };
  const ground = backgroundOf({ ...context, theme: toned });
  const isPrimary = slide.tone === 'primary';
  const isInk = slide.tone === 'ink';
  const text = textOf(context, ground);
  const emphasis = (size: number): Colour => {
    if (isPrimary) return text;
    const limit = size >= 24 ? largeTextContrast : textContrast;
    return primaryAsText(primary, text, { backdropColors: ground.colours, limit });
  };
  const block = isPrimary ? text : standing(primary, text, ground.colours, isInk ? 2 : 1.45);
  return {
    ground,
    text,
    emphasis,
    soft: softened(text, ground.colours, isPrimary ? 0.86 : 0.74),
    block,
    onBlock: onBlockOf(context, block),
    wash: isPrimary ? withAlpha(text, 0.12) : withAlpha(primary, isInk ? 0.2 : 0.1),
    line: withAlpha(text, isPrimary ? 0.3 : 0.18),
    band: bandOf(context, ground),
    rules: rulesOf(context, text),
    tint: tintOf(palette),
  };
}

function textOf({ palette, slide }: SlideContext, { colours }: SlideBackground): Colour {
  const { secondary, accent } = palette;
  const wanted = slide.tone === 'ink' ? secondary : accent;
  if (slide.tone !== 'primary' && worstContrast(wanted, colours) >= textContrast) return wanted;
  return mostReadableColour(palette, colours);
}
