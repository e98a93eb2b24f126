import type { Element, ElementStyle } from '@arrasta/domain';
import {
  type Color,
  composite,
  cssOf,
  isSameColor,
  largeTextContrast,
  luminance,
  readableTextColor,
  parseColor,
  type ContrastRequirement,
  textContrast,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene, TextStyle, TypeStep, TypeSize } from '../context';
import { drawnWeight, familyOf, type FontSpec, weightNumber } from '../fonts/font-specs';

/** The type scale. Source: docs/product/drawing.md 6. */
export const typeScale: Readonly<Record<TypeStep, TypeSize>> = {
  'text-xs': { size: 12, line: 16 },
  'text-sm': { size: 14, line: 20 },
  'text-base': { size: 16, line: 24 },
  'text-lg': { size: 18, line: 26 },
  'text-xl': { size: 20, line: 28 },
  'text-2xl': { size: 24, line: 30 },
  'text-3xl': { size: 30, line: 36 },
  'text-4xl': { size: 36, line: 40 },
  'text-5xl': { size: 48, line: 50 },
};

const capitalsLine = 0.93;

function inCapitals(step: TypeStep): TypeSize {
  const size = typeScale[step].size * (step === 'text-5xl' ? 1.8 : 1.5);
  return { size, line: size * capitalsLine };
}

/**
 * The size a title is drawn at in its font: Poppins and Merriweather are a tenth larger in their
 * x-height, Bebas Neue is narrow and has capitals alone.
 */
export function titleSize(step: TypeStep, { font }: FontSpec): TypeSize {
  if (font === 'bebas-neue') return inCapitals(step);
  if (font !== 'poppins' && font !== 'merriweather') return typeScale[step];
  return { ...typeScale[step], size: typeScale[step].size * 0.95 };
}

/** A theme's own sizes for some steps, drawn as much larger or smaller as the font asks for. */
export function ownTitleSizes(sizes: Readonly<Partial<Record<TypeStep, TypeSize>>>) {
  return (step: TypeStep, cut: FontSpec): TypeSize => {
    const own = sizes[step];
    const usual = titleSize(step, cut);
    if (own === undefined) return usual;
    const size = (own.size * usual.size) / typeScale[step].size;
    return { size, line: cut.font === 'bebas-neue' ? size * capitalsLine : own.line };
  };
}

/** How far the accents of Bebas Neue's capitals rise above their line, in em. */
const accentsAboveCapitals = 0.14;

/** Px above the line of a title that its letters may need: capitals alone have accents up there. */
export function accentOverhang({ size }: TypeSize, { font }: FontSpec): number {
  return font === 'bebas-neue' ? size * accentsAboveCapitals : 0;
}

/** Letter spacing in em: whole from text-3xl up, half below, none from text-base down. */
export function trackingAt(step: TypeStep, { tracking }: FontSpec): number {
  const { size } = typeScale[step];
  if (size >= 30) return tracking;
  return size > 16 ? tracking / 2 : 0;
}

/** One font in one weight and style: what is loaded to draw a text. */
export interface Face {
  readonly cut: FontSpec;
  readonly weight: number;
  readonly isItalic: boolean;
}

/** The face drawn where a weight is wanted; upright where the font has no italic. */
export function faceOf(cut: FontSpec, wanted: number, wantsItalic = false): Face {
  const isItalic = wantsItalic && cut.italics.length > 0;
  return { cut, weight: drawnWeight(wanted, isItalic ? cut.italics : cut.weights), isItalic };
}

function wantedWeight({ type, style }: Element, cut: FontSpec): number {
  if (style.fontWeight !== undefined) return weightNumber(style.fontWeight);
  if (type === 'title') return cut.titleWeight;
  return type === 'subtitle' ? 500 : 400;
}

/** The face of an element's text. */
export function elementFace(element: Element, scene: Scene): Face {
  const isItalic = element.type === 'subtitle' && scene.theme.isSubtitleItalic;
  const cut = element.type === 'title' || isItalic ? scene.titleFont : scene.contentFont;
  return faceOf(cut, wantedWeight(element, cut), isItalic);
}

/**
 * The text colours a slide has until one is set: `#111827`, and the black of slides written by AI
 * (docs/product/slides.md 2; docs/product/generation.md 11; decision 081). They stand for the
 * palette's.
 */
const defaultTextColors = ['rgb(17, 24, 39)', 'rgb(0, 0, 0)'];

/** What a text stands on: what the slide shows there, under the box the element has. */
export function backdropColorsUnder(style: ElementStyle, scene: Scene): readonly Color[] {
  const box = style.backgroundColor === undefined ? null : parseColor(style.backgroundColor);
  if (box === null || box.alpha === 0) return scene.background.colors;
  return scene.background.colors.map((background) => composite(box, background));
}

/** The colour a text has of itself: the element's, or the slide's once it was set. */
function storedColor({ style }: Element, scene: Scene): Color | null {
  const own = style.color === undefined ? null : parseColor(style.color);
  if (own !== null) return own;
  const ofSlide = parseColor(scene.slide.textColor);
  return ofSlide === null || defaultTextColors.includes(cssOf(ofSlide)) ? null : ofSlide;
}

/** Over a strong picture of unknown pixels nothing can be said, so that a role stays as it is. */
function isUnmeasured({ slide }: Scene): boolean {
  return slide.backgroundImageUrl !== null && slide.backgroundImageOpacity > 50;
}

/** The theme colours a subtitle that has no colour, or the palette's text colour. */
function isThemed(element: Element, stored: Color | null, scene: Scene): boolean {
  if (element.type !== 'subtitle') return false;
  return stored === null || isSameColor(stored, scene.palette.accent);
}

/** The colour an element's text is painted in. */
function textColor(element: Element, scene: Scene, reading: ContrastRequirement): Color {
  const stored = storedColor(element, scene);
  if (isThemed(element, stored, scene)) return scene.theme.subtitleColor(scene, reading);
  const wanted = stored ?? scene.palette.accent;
  if (isUnmeasured(scene)) return wanted;
  return readableTextColor(wanted, scene.palette, { ...reading, limit: textContrast });
}

/** The step of the type scale a text is drawn in. */
export function typeStepOf({ type, style }: Element, { theme }: Scene): TypeStep {
  if (style.fontSize !== undefined) return style.fontSize;
  if (type === 'title') return 'text-4xl';
  return type === 'subtitle' ? 'text-lg' : theme.textStep;
}

const shadows = {
  'shadow-sm': '0 1px 2px',
  'shadow-md': '0 2px 4px',
  'shadow-lg': '0 4px 8px',
  'shadow-xl': '0 8px 16px',
} as const;

/** Luminance at which white and black read equally well is .18; text above .36 is called light. */
const lightText = 0.36;

/** Dark under light text, light under dark text. */
export function shadowOf({ textShadow }: ElementStyle, color: Color): string {
  if (textShadow === undefined || textShadow === 'none') return 'none';
  const isLight = luminance(color) > lightText;
  return `${shadows[textShadow]} ${isLight ? 'rgba(0, 0, 0, 0.28)' : 'rgba(255, 255, 255, 0.4)'}`;
}

const alignments = { 'text-left': 'left', 'text-center': 'center', 'text-right': 'right' } as const;

/** Text without an alignment starts where its own script starts. */
function alignOf({ type, style }: Element, { theme }: Scene): CSSProperties['textAlign'] {
  if (style.alignment !== undefined) return alignments[style.alignment];
  if (type === 'list') return 'start';
  return theme.facts.alignment === 'text-center' ? 'center' : 'start';
}

/** The font of a face as CSS. */
export function faceStyle({ cut, weight, isItalic }: Face): CSSProperties {
  return {
    fontFamily: familyOf(cut),
    fontWeight: weight,
    fontStyle: isItalic ? 'italic' : 'normal',
  };
}

const flow: CSSProperties = {
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
};

/** Everything about the drawing of an element's text: stored values first, then the theme's. */
export function textStyle(element: Element, scene: Scene): TextStyle {
  const step = typeStepOf(element, scene);
  const limit = typeScale[step].size >= 24 ? largeTextContrast : textContrast;
  const backdropColors = backdropColorsUnder(element.style, scene);
  const color = textColor(element, scene, { backdropColors, limit });
  const face = elementFace(element, scene);
  const isTitle = element.type === 'title';
  const size = isTitle ? scene.theme.titleSize(step, face.cut) : scene.theme.textSize(step);
  const css: CSSProperties = {
    ...flow,
    ...faceStyle(face),
    fontSize: size.size,
    lineHeight: `${String(size.line)}px`,
    letterSpacing: `${String(trackingAt(step, face.cut))}em`,
    color: cssOf(color),
    textAlign: alignOf(element, scene),
    textShadow: shadowOf(element.style, color),
    textWrap: isTitle ? 'balance' : 'pretty',
  };
  return { css, size, color, limit, backdropColors };
}
