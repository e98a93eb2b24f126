import {
  isComposed,
  resolveContentFont,
  resolveTitleFont,
  type CarouselFields,
  type Element,
  type ElementStyle,
  type ElementType,
  type DefaultSizes,
  type SlideLayout,
  type StepPlace,
} from '@arrasta/domain';
import {
  mostReadableColor,
  parseColor,
  textContrast,
  worstContrast,
  type Color,
  type PaletteColors,
} from '@arrasta/palettes';
import { backgroundOf, paperAreaOf } from './background';
import { withElementRoles, withRoles } from './roles';
import { photographOf } from './photograph/photograph-of';
import { photographTone } from './photograph/photograph-tone';
import { panelColor } from './tones';
import { isStackOnTone, sceneOfStackOnTone } from './stack-on-tone';
import { toneColorsOf } from './tones';
import type {
  Area,
  DrawnBackground,
  DrawnCarousel,
  DrawnSlide,
  Scene,
  SlideContext,
} from './context';
import { fontSpecs } from './fonts/font-specs';
import { themeDrawingOf } from './theme-drawings';

/** The part of a carousel's slides, in px, that a background picture covers. */
export function paperOf(carousel: Pick<CarouselFields, 'theme' | 'format'>): Area {
  return paperAreaOf({ carousel, theme: themeDrawingOf(carousel.theme).theme });
}

/** What texts without a size of their own are drawn at in a theme; `minimal` for unknown names. */
export function defaultSizes(theme: string): DefaultSizes {
  return { title: 'text-4xl', subtitle: 'text-lg', text: themeDrawingOf(theme).theme.textStep };
}

const imageMarker = /\[IMAGEM:\s*[^\]]+\]/gi;

interface Part {
  readonly type: ElementType;
  readonly content: string;
  readonly style: ElementStyle;
}

function isFilled({ content }: Part): boolean {
  return content.trim() !== '';
}

/**
 * Text of a former slide, which may hold pictures as `[IMAGEM: address]`.
 * Source: docs/product/slides.md 14.
 */
function contentParts(content: string, slide: DrawnSlide): Part[] {
  const text = content.replace(imageMarker, '').trim();
  const { imageObjectFit, imageOpacity } = slide;
  const images = (content.match(imageMarker) ?? []).map((marker): Part => ({
    type: 'image',
    content: marker,
    style: { imageObjectFit, imageOpacity },
  }));
  const style = { fontSize: slide.contentFontSize, alignment: slide.contentAlignment };
  return [{ type: 'text', content: text, style }, ...images];
}

function formerParts(slide: DrawnSlide): Part[] {
  const title = { fontSize: slide.titleFontSize, alignment: slide.titleAlignment };
  const subtitle = { fontSize: slide.subtitleFontSize, alignment: slide.subtitleAlignment };
  const parts: Part[] = [
    { type: 'title', content: slide.title ?? '', style: title },
    { type: 'subtitle', content: slide.subtitle ?? '', style: subtitle },
    ...contentParts(slide.content ?? '', slide),
  ];
  return parts.filter(isFilled);
}

/**
 * The elements a slide is drawn from, in order. A slide from before there were elements is drawn
 * from its title, subtitle and content; their ids are then made from the slide's.
 */
function elementsOf(slide: DrawnSlide): Element[] {
  if (slide.elements.length > 0) {
    return [...slide.elements].sort((one, other) => one.position - other.position);
  }
  return formerParts(slide).map((part, position) => ({
    ...part,
    id: `${slide.id}-${String(position)}`,
    position,
  }));
}

const fallbacks = { primary: '#4F46E5', secondary: '#FFFFFF', accent: '#111827' };

function colorOr(stored: string, fallback: string): Color {
  const color = parseColor(stored) ?? parseColor(fallback);
  return color ?? { red: 0, green: 0, blue: 0, alpha: 1 };
}

function paletteOf(carousel: CarouselFields): PaletteColors {
  return {
    primary: colorOr(carousel.primaryColor, fallbacks.primary),
    secondary: colorOr(carousel.secondaryColor, fallbacks.secondary),
    accent: colorOr(carousel.accentColor, fallbacks.accent),
  };
}

export interface SceneInput {
  readonly carousel: DrawnCarousel;
  readonly slide: DrawnSlide;
  readonly index: number;
  readonly total: number;
  /** Its place in a run of steps; see `placeInDeck`. */
  readonly step?: StepPlace | null | undefined;
  /** What the slides beside it are drawn in; see `placeInDeck`. */
  readonly layoutBefore?: SlideLayout | null | undefined;
  readonly layoutAfter?: SlideLayout | null | undefined;
  /** The title of the first slide; see `placeInDeck`. */
  readonly headline?: string | undefined;
}

function slideContextOf(input: SceneInput): SlideContext {
  const { carousel, index, total, step = null } = input;
  const { layoutBefore = null, layoutAfter = null, headline = '' } = input;
  const theme = themeDrawingOf(carousel.theme).theme;
  const stored = paletteOf(carousel);
  const palette = theme.palette?.(stored) ?? stored;
  const photograph = photographOf(carousel, input.slide, index);
  // A tone is of the background, which the photograph covers.
  const shown = photograph === null ? input.slide : { ...input.slide, tone: 'paper' as const };
  const slide = theme.palette ? withRoles(shown, stored, palette) : shown;
  const elements = elementsOf(slide);
  return {
    carousel,
    slide,
    index,
    total,
    step,
    layoutBefore,
    layoutAfter,
    headline,
    photograph,
    theme,
    elements: theme.palette
      ? elements.map((element) => withElementRoles(element, stored, palette))
      : elements,
    isCover: slide.type === 'intro',
    isLast: index >= total - 1,
    palette,
    titleFont: fontSpecs[resolveTitleFont(carousel.titleFont)],
    contentFont: fontSpecs[resolveContentFont(carousel.contentFont)],
  };
}

/** The text colour: the accent where it reads on the background, else whichever role reads best. */
function textOn(palette: PaletteColors, { colors }: DrawnBackground): Color {
  if (worstContrast(palette.accent, colors) >= textContrast) return palette.accent;
  return mostReadableColor(palette, colors);
}

/** A composed slide in the tone that its theme gives it. */
function withToneOfTheme(context: SlideContext): SlideContext {
  const { slide, theme } = context;
  const tone = theme.composition?.tone?.(slide);
  return tone === undefined ? context : { ...context, slide: { ...slide, tone } };
}

/** A slide on the carousel's photograph, whose tone counts for nothing. */
function sceneOnPhotograph(context: SlideContext): Scene {
  const { tone, scrim } = photographTone(context);
  if (isComposed(context.slide.layout)) {
    return { ...context, background: tone.background, text: tone.text, tone, scrim };
  }
  const colors = context.theme.underStack?.(context) ?? [panelColor(context)];
  const background = { css: backgroundOf(context).css, colors };
  return { ...context, background, text: textOn(context.palette, background), tone: null, scrim };
}

/** Everything that is decided about a slide before its elements are drawn. */
export function sceneOf(input: SceneInput): Scene {
  const context = slideContextOf(input);
  if (context.photograph !== null) return sceneOnPhotograph(context);
  if (isComposed(input.slide.layout)) {
    const toned = withToneOfTheme(context);
    const tone = toneColorsOf(toned);
    return { ...toned, background: tone.background, text: tone.text, tone, scrim: null };
  }
  if (isStackOnTone(context)) return sceneOfStackOnTone(withToneOfTheme(context));
  const { css, colors } = backgroundOf(context);
  const background = { css, colors: context.theme.underStack?.(context) ?? colors };
  return {
    ...context,
    background,
    text: textOn(context.palette, background),
    tone: null,
    scrim: null,
  };
}
