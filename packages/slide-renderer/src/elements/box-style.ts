import type { Element, ElementStyle } from '@arrasta/domain';
import { cssOf, parseColor, type Color } from '@arrasta/palettes';
import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from '../context';
import type { TextBox } from '../line-break/text-lines';

/** What the lines of a text are fitted into while it is typed. */
export interface TypedTextBox extends TextBox {
  /** The text as its lines are broken, of the same length; absent: as it is. */
  readonly contentToBreak?: (content: string) => string;
}

/**
 * Draws something else in the place of an element's text; undefined leaves the text.
 * @param box what its lines are fitted into; null for a list, each item of which has a box
 */
export type RenderText = (
  element: Element,
  style: CSSProperties,
  box: TypedTextBox | null,
) => ReactNode | undefined;

export interface ElementProps {
  readonly element: Element;
  readonly scene: Scene;
  readonly renderText?: RenderText | undefined;
  readonly onImageError: (elementId: string, url: string) => void;
}

const places = {
  'text-left': 'flex-start',
  'text-center': 'center',
  'text-right': 'flex-end',
} as const;

/** A divider without an alignment takes that of the element before it. */
function alignmentBefore(element: Element, { elements }: Scene) {
  const position = elements.findIndex(({ id }) => id === element.id);
  return elements[position - 1]?.style.alignment;
}

/** The alignment an element is drawn with; lists are the theme's boxes and read from the left. */
export function alignmentOf(element: Element, scene: Scene): keyof typeof places {
  const own = element.style.alignment;
  if (element.type === 'list') return own ?? 'text-left';
  const inherited = element.type === 'divider' ? alignmentBefore(element, scene) : undefined;
  return own ?? inherited ?? scene.theme.facts.alignment;
}

/** Where a thing narrower than the field stands in it. */
export function alignSelf(element: Element, scene: Scene): NonNullable<CSSProperties['alignSelf']> {
  return places[alignmentOf(element, scene)];
}

const radii = {
  'rounded-none': 0,
  'rounded-sm': 2,
  rounded: 4,
  'rounded-lg': 8,
  'rounded-xl': 12,
  'rounded-full': 999,
} as const;

/** The corners an element has of its own, in px. */
export function radiusOf({ borderRadius }: ElementStyle): number | null {
  return borderRadius === undefined ? null : radii[borderRadius];
}

const borders = { 'border-0': 0, border: 1, 'border-2': 2, 'border-4': 4, 'border-8': 8 } as const;

function borderOf({ borderWidth, borderColor }: ElementStyle, text: Color): string | null {
  const width = borders[borderWidth ?? 'border-0'];
  if (width === 0) return null;
  const color = borderColor === undefined ? null : parseColor(borderColor);
  return `${String(width)}px solid ${cssOf(color ?? text)}`;
}

/** `p-4` as px: steps of 4. */
function paddingOf({ padding }: ElementStyle): number | null {
  return padding === undefined ? null : Number(padding.slice(2)) * 4;
}

/** The background an element has of its own; null for none and for a wholly transparent one. */
export function elementBackgroundOf({ backgroundColor }: ElementStyle): Color | null {
  const color = backgroundColor === undefined ? null : parseColor(backgroundColor);
  return color === null || color.alpha === 0 ? null : color;
}

/** Padding, corners and border that an element has of its own; what it does not say is left out. */
export function ownBox(style: ElementStyle, text: Color): CSSProperties {
  const padding = paddingOf(style);
  const borderRadius = radiusOf(style);
  const border = borderOf(style, text);
  return {
    ...(padding !== null && { padding }),
    ...(borderRadius !== null && { borderRadius }),
    ...(border !== null && { border }),
  };
}

/** Whether a text has a visible edge and so hangs out of the margin. */
export function isBoxed(style: ElementStyle): boolean {
  return elementBackgroundOf(style) !== null || borders[style.borderWidth ?? 'border-0'] > 0;
}

/** Opacity from 0 to 1. */
export function opacityOf({ opacity }: ElementStyle): number {
  return Number(opacity ?? '100') / 100;
}
