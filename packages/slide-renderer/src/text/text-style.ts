import type { Element, ElementStyle } from '@arrasta/domain';
import { cssOf, largeTextContrast, luminance, textContrast, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { familyOf } from '../font/font-cuts';
import type { Scene, TextLook } from '../scene/model';
import { groundsUnder, textColour } from './text-colour';
import { elementFace, type Face } from './text-face';
import { trackingAt, typeScale, type TypeStep } from './type-size';

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
function shadowOf({ textShadow }: ElementStyle, colour: Colour): string {
  if (textShadow === undefined || textShadow === 'none') return 'none';
  const isLight = luminance(colour) > lightText;
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
export function textLook(element: Element, scene: Scene): TextLook {
  const step = typeStepOf(element, scene);
  const limit = typeScale[step].size >= 24 ? largeTextContrast : textContrast;
  const grounds = groundsUnder(element.style, scene);
  const colour = textColour(element, scene, { grounds, limit });
  const face = elementFace(element, scene);
  const isTitle = element.type === 'title';
  const size = isTitle ? scene.theme.titleSize(step, face.cut) : scene.theme.textSize(step);
  const css: CSSProperties = {
    ...flow,
    ...faceStyle(face),
    fontSize: size.size,
    lineHeight: `${String(size.line)}px`,
    letterSpacing: `${String(trackingAt(step, face.cut))}em`,
    color: cssOf(colour),
    textAlign: alignOf(element, scene),
    textShadow: shadowOf(element.style, colour),
    textWrap: isTitle ? 'balance' : 'pretty',
  };
  return { css, size, colour, limit, grounds };
}
