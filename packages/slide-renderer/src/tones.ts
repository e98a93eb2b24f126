import {
  composite,
  cssOf,
  gradientStops,
  luminance,
  mostReadableColor,
  primaryAsText,
  withAlpha,
  worstContrast,
  largeTextContrast,
  textContrast,
  type Color,
  type ContrastRequirement,
  type PaletteColors,
} from '@arrasta/palettes';
import { backgroundOf } from './background';
import type { DrawnBackground, SlideContext, ToneColors } from './context';

/** A secondary colour of less is that of a dark palette. */
const darkBelow = 0.2;

/** Whether slides on paper are dark. */
export function isDark({ secondary }: PaletteColors): boolean {
  return luminance(secondary) < darkBelow;
}

function tintOf(palette: PaletteColors): Color {
  const part = isDark(palette) ? 0.16 : 0.11;
  return composite(withAlpha(palette.primary, part), palette.secondary);
}

/** The tone that a slide's colours are those of. */
export function paintedTone({ theme, slide }: Pick<SlideContext, 'theme' | 'slide'>) {
  return theme.composition?.hasOneBackground === true ? 'paper' : slide.tone;
}

function toneBackground({ palette, carousel, slide }: SlideContext): DrawnBackground {
  const { primary, secondary, accent } = palette;
  const plain = (color: Color) => ({ css: cssOf(color), colors: [color] });
  switch (slide.tone) {
    case 'primary': {
      const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
      return carousel.gradient === null || stops.length === 0
        ? plain(primary)
        : { css: carousel.gradient, colors: stops };
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
function fadeWhileReadable(text: Color, colors: readonly Color[], from: number): Color {
  for (let alpha = from; alpha < 1; alpha += 0.04) {
    const soft = withAlpha(text, alpha);
    if (worstContrast(soft, colors) >= textContrast) return soft;
  }
  return text;
}

/** Primary where it stands out of the background that much, else the text's colour. */
function primaryOrText(primary: Color, text: Color, colors: readonly Color[], from: number): Color {
  return worstContrast(primary, colors) >= from ? primary : text;
}

/** Words on a block: on one in the text's colour primary, where it reads. */
function onBlockOf({ palette, slide }: SlideContext, block: Color): Color {
  const { primary } = palette;
  const isPrimary = slide.tone === 'primary' && worstContrast(primary, [block]) >= textContrast;
  return isPrimary ? primary : mostReadableColor(palette, [block]);
}

function bandOf({ palette, slide }: SlideContext, background: DrawnBackground): ToneColors['band'] {
  const { primary, secondary, accent } = palette;
  const [under = secondary] = background.colors;
  if (slide.tone === 'ink') return { fill: primary, words: mostReadableColor(palette, [primary]) };
  if (slide.tone !== 'primary') return { fill: accent, words: under };
  const band = isDark(palette) ? secondary : accent;
  return { fill: band, words: mostReadableColor(palette, [band]) };
}

const strengthStep = 0.02;

/** A wash, or lines, that words lie on: as strong as it may be for these to read. */
export function fadeUntilReadable(
  color: Color,
  strength: number,
  text: Color,
  { backdropColors, limit }: ContrastRequirement,
): Color {
  for (let alpha = strength; alpha > strengthStep; alpha -= strengthStep) {
    const pale = withAlpha(color, Number(alpha.toFixed(2)));
    const under = backdropColors.map((background) => composite(pale, background));
    if (worstContrast(text, under) >= limit) return pale;
  }
  return withAlpha(color, strengthStep);
}

function rulesOf(
  { palette, slide }: SlideContext,
  text: Color,
  backdropColors: readonly Color[],
): ToneColors['rules'] {
  const reading = { backdropColors, limit: textContrast };
  const margin = withAlpha(text, 0.26);
  if (slide.tone === 'ink')
    return { rule: fadeUntilReadable(palette.primary, 0.26, text, reading), margin };
  return { rule: fadeUntilReadable(text, 0.13, text, reading), margin };
}

/** The colours, and what they are where something faint lies on them. */
export function withLayer(colors: readonly Color[], layer: Color): readonly Color[] {
  return [...colors, ...colors.map((color) => composite(layer, color))];
}

/** Words on something in a colour of its own, as on paper. */
export function wordColorsOn(
  palette: PaletteColors,
  ...backdropColors: readonly Color[]
): Pick<ToneColors, 'text' | 'soft' | 'emphasis'> {
  const reads = worstContrast(palette.accent, backdropColors) >= textContrast;
  const text = reads ? palette.accent : mostReadableColor(palette, backdropColors);
  return {
    text,
    soft: fadeWhileReadable(text, backdropColors, 0.84),
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

/** How much of the text's colour texts have that are no title. */
function softStrength({ slide, theme }: SlideContext): number {
  return theme.composition?.textStrength ?? (slide.tone === 'primary' ? 0.92 : 0.84);
}

/** What a slide of a tone is painted on in its theme, where it has no colour or picture of its own. */
export function backgroundOfTone(context: SlideContext): DrawnBackground {
  const ofTone = toneBackground(context);
  return context.theme.composition?.background?.(context, ofTone) ?? ofTone;
}

/** What a composed slide is painted on, and every colour that its words stand on. */
function composedBackground(context: SlideContext): DrawnBackground {
  const { theme } = context;
  const background = () => backgroundOfTone(context);
  const { css, colors } = backgroundOf({ ...context, theme: { ...theme, background } });
  return { css, colors: theme.composition?.underWords?.(context, colors) ?? colors };
}

/** The colours of a composed slide; a colour or picture of the user's own lies over the background. */
export function toneColorsOf(original: SlideContext): ToneColors {
  const background = composedBackground(original);
  const slide = { ...original.slide, tone: paintedTone(original) };
  const context = { ...original, slide };
  const { palette, theme } = context;
  const { primary } = palette;
  const isPrimary = slide.tone === 'primary';
  const isInk = slide.tone === 'ink';
  const text = textOf(context, background);
  const rules = rulesOf(context, text, background.colors);
  // Words on ruled paper stand on its lines as well.
  const isRuled = theme.facts.key === 'notebook';
  const paper = isRuled ? withLayer(background.colors, rules.rule) : background.colors;
  const wash = fadeUntilReadable(isPrimary ? text : primary, washStrength(slide.tone), text, {
    backdropColors: background.colors,
    limit: textContrast,
  });
  const emphasis = (size: number): Color => {
    if (isPrimary) return text;
    const limit = size >= 24 ? largeTextContrast : textContrast;
    return primaryAsText(primary, text, { backdropColors: paper, limit });
  };
  // Lights are no background that a figure has to stand out of.
  const underBlocks =
    theme.composition?.hasOneBackground === true
      ? background.colors.slice(0, 1)
      : background.colors;
  const block = isPrimary ? text : primaryOrText(primary, text, underBlocks, isInk ? 2 : 1.45);
  return {
    background,
    text,
    ...titleColorOf(context, text, background.colors),
    emphasis,
    soft: fadeWhileReadable(text, withLayer(paper, wash), softStrength(context)),
    block,
    onBlock: onBlockOf(context, block),
    wash,
    line: withAlpha(text, isPrimary ? 0.3 : 0.18),
    band: bandOf(context, background),
    rules,
    tint: tintOf(palette),
  };
}

function titleColorOf(context: SlideContext, text: Color, colors: readonly Color[]) {
  const title = context.theme.composition?.titleColor?.(context, text, colors);
  return title === undefined ? {} : { title };
}

function textOf({ palette, slide }: SlideContext, { colors }: DrawnBackground): Color {
  const { secondary, accent } = palette;
  const wanted = slide.tone === 'ink' ? secondary : accent;
  if (slide.tone !== 'primary' && worstContrast(wanted, colors) >= textContrast) return wanted;
  return mostReadableColor(palette, colors);
}

/** What words of a panel stand on. */
export function panelColor({ palette, theme }: Pick<SlideContext, 'palette' | 'theme'>): Color {
  return theme.facts.key === 'bold' ? palette.primary : palette.secondary;
}

/** The colours of words, blocks and lists on a panel over a picture. */
export function panelTone(
  context: Pick<SlideContext, 'palette' | 'theme'>,
  colors: ToneColors,
  hasList: boolean,
  rules: readonly Color[] = [],
): ToneColors {
  const { palette, theme } = context;
  const under = panelColor(context);
  const plain = { css: cssOf(under), colors: [under] };
  if (theme.facts.key !== 'bold') {
    const words = wordColorsOn(palette, under, ...rules);
    const onBlock = mostReadableColor(palette, [palette.primary]);
    return { ...colors, ...words, background: plain, block: palette.primary, onBlock };
  }
  const text = mostReadableColor(palette, [under]);
  const words = { text, soft: text, emphasis: () => text };
  return hasList
    ? { ...colors, ...words, background: plain, block: text, onBlock: under }
    : { ...colors, ...words, background: plain };
}
