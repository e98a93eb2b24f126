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
  type ContrastRequirement,
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

/** Words on a block: on one in the text's colour primary, where it reads. */
function onBlockOf({ palette, slide }: SlideContext, block: Colour): Colour {
  const { primary } = palette;
  const isPrimary = slide.tone === 'primary' && worstContrast(primary, [block]) >= textContrast;
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

const strengthStep = 0.02;

/** A wash, or lines, that words lie on: as strong as it may be for these to read. */
export function paleEnough(
  colour: Colour,
  strength: number,
  text: Colour,
  { backdropColors, limit }: ContrastRequirement,
): Colour {
  for (let alpha = strength; alpha > strengthStep; alpha -= strengthStep) {
    const pale = withAlpha(colour, Number(alpha.toFixed(2)));
    const under = backdropColors.map((ground) => composite(pale, ground));
    if (worstContrast(text, under) >= limit) return pale;
  }
  return withAlpha(colour, strengthStep);
}

function rulesOf(
  { palette, slide }: SlideContext,
  text: Colour,
  backdropColors: readonly Colour[],
): ToneColours['rules'] {
  const reading = { backdropColors, limit: textContrast };
  const margin = withAlpha(text, 0.26);
  if (slide.tone === 'ink')
    return { rule: paleEnough(palette.primary, 0.26, text, reading), margin };
  return { rule: paleEnough(text, 0.13, text, reading), margin };
}

/** The colours, and what they are where something faint lies on them. */
export function withLayer(colours: readonly Colour[], layer: Colour): readonly Colour[] {
  return [...colours, ...colours.map((colour) => composite(layer, colour))];
}

/** Words on something in a colour of its own, as on paper. */
export function wordColoursOn(
  palette: PaletteColours,
  ...backdropColors: readonly Colour[]
): Pick<ToneColours, 'text' | 'soft' | 'emphasis'> {
  const reads = worstContrast(palette.accent, backdropColors) >= textContrast;
  const text = reads ? palette.accent : mostReadableColour(palette, backdropColors);
  return {
    text,
    soft: softened(text, backdropColors, 0.74),
    emphasis: (size) => {
      const limit = size >= 24 ? largeTextContrast : textContrast;
      return primaryAsText(palette.primary, text, { backdropColors, limit });
    },
  };
}

function washStrength(tone: SlideContext['slide']['tone']): number {
  if (tone === 'primary') return 0.12;
  return tone === 'ink' ? 0.2 : 0.1;
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
  const rules = rulesOf(context, text, ground.colours);
  // Words on ruled paper stand on its lines as well.
  const isRuled = theme.facts.key === 'notebook';
  const paper = isRuled ? withLayer(ground.colours, rules.rule) : ground.colours;
  const wash = paleEnough(isPrimary ? text : primary, washStrength(slide.tone), text, {
    backdropColors: ground.colours,
    limit: textContrast,
  });
  const emphasis = (size: number): Colour => {
    if (isPrimary) return text;
    const limit = size >= 24 ? largeTextContrast : textContrast;
    return primaryAsText(primary, text, { backdropColors: paper, limit });
  };
  const block = isPrimary ? text : standing(primary, text, ground.colours, isInk ? 2 : 1.45);
  return {
    ground,
    text,
    emphasis,
    soft: softened(text, withLayer(paper, wash), isPrimary ? 0.86 : 0.74),
    block,
    onBlock: onBlockOf(context, block),
    wash,
    line: withAlpha(text, isPrimary ? 0.3 : 0.18),
    band: bandOf(context, ground),
    rules,
    tint: tintOf(palette),
  };
}

function textOf({ palette, slide }: SlideContext, { colours }: SlideBackground): Colour {
  const { secondary, accent } = palette;
  const wanted = slide.tone === 'ink' ? secondary : accent;
  if (slide.tone !== 'primary' && worstContrast(wanted, colours) >= textContrast) return wanted;
  return mostReadableColour(palette, colours);
}
