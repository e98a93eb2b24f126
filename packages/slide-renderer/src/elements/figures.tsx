import type { Element, ElementStyle } from '@arrasta/domain';
import {
  cssOf,
  isSameColor,
  largeTextContrast,
  parseColor,
  primaryAsText,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon, iconNamed } from '../icons/icon';
import { backdropColorsUnder } from '../text/text-style';
import { elementBackgroundOf, ownBox, radiusOf, type ElementProps } from './box-style';
import type { Scene } from '../context';

const sizes = { 'w-4 h-4': 16, 'w-6 h-6': 24, 'w-8 h-8': 32, 'w-12 h-12': 48, 'w-16 h-16': 64 };

interface IconElementProps extends Pick<ElementProps, 'element' | 'scene'> {
  /** How much larger than its own measures. */
  readonly scale?: number | undefined;
  /** Undefined for its own colour. */
  readonly color?: Color | undefined;
}

/** An icon in its own colour, or in the primary one as far as it reads. */
function ownIconColor({ style }: Element, scene: Scene): Color {
  const reading = { backdropColors: backdropColorsUnder(style, scene), limit: largeTextContrast };
  const own = style.color === undefined ? null : parseColor(style.color);
  return own ?? primaryAsText(scene.palette.primary, scene.text, reading);
}

export function IconElement({ element, scene, scale = 1, ...decided }: IconElementProps) {
  const { style, content } = element;
  const { color = ownIconColor(element, scene) } = decided;
  const background = elementBackgroundOf(style);
  const box =
    background === null ? {} : { background: cssOf(background), padding: 12, borderRadius: 12 };
  return (
    <div style={{ width: 'max-content', ...box, ...ownBox(style, color) }}>
      <Icon
        name={iconNamed(content)}
        size={sizes[style.iconSize ?? 'w-8 h-8'] * scale}
        color={cssOf(color)}
      />
    </div>
  );
}

/** With less contrast than this to what it lies on, a bar or line is not there. */
const minVisibleContrast = 1.25;

function ownColor({ type, style }: Element): Color | null {
  const { color, backgroundColor } = style;
  return parseColor(color ?? (type === 'shape' ? backgroundColor : undefined) ?? '');
}

/**
 * The colour of a shape or divider: its own, or the primary one. The primary on a background of the
 * same colour (Impacto's cover) gives way to the text's; any other colour is painted as stored.
 */
export function figureColor(element: Element, scene: Scene): Color {
  const { primary } = scene.palette;
  const own = ownColor(element);
  if (own !== null && !isSameColor(own, primary)) return own;
  return worstContrast(primary, scene.background.colors) < minVisibleContrast
    ? scene.text
    : primary;
}

const widths = {
  'w-16': 64,
  'w-32': 128,
  'w-48': 192,
  'w-64': 256,
  'w-3/4': 276,
  'w-full': 368,
} as const;

const heights = {
  'h-0.5': 2,
  'h-1': 4,
  'h-2': 8,
  'h-4': 16,
  'h-8': 32,
  'h-16': 64,
  'h-32': 128,
  'h-64': 256,
} as const;

/** Width in px of a shape or divider in a field of `full` px. */
function shapeWidth(
  { shapeWidth: step }: ElementStyle,
  otherwise: keyof typeof widths,
  full: number,
): number {
  return Math.min(widths[step ?? otherwise], full);
}

/** Height in px of a shape or divider. */
function shapeHeight({ shapeHeight: step }: ElementStyle, otherwise: keyof typeof heights): number {
  return heights[step ?? otherwise];
}

/** A filled figure: `circle` is round at its smaller measure, `line` and the others are boxes. */
function figureOf(content: string, width: number, height: number): CSSProperties {
  if (content === 'circle') {
    const diameter = Math.min(width, height);
    return { width: diameter, height: diameter, borderRadius: '50%' };
  }
  if (content === 'triangle')
    return { width, height, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' };
  return { width, height };
}

/**
 * The measures of an icon, a shape or a divider, in px.
 * @param scale of an icon, how much larger than its own measures it is drawn
 */
export function figureSize({ type, style, content }: Element, { theme }: Scene, scale = 1) {
  if (type === 'icon') {
    const size = sizes[style.iconSize ?? 'w-8 h-8'] * scale;
    const own = ownBox(style, { red: 0, green: 0, blue: 0, alpha: 1 }).padding;
    const around = elementBackgroundOf(style) === null ? (own ?? 0) : (own ?? 12);
    const whole = size + 2 * Number(around);
    return { width: whole, height: whole };
  }
  const isShape = type === 'shape';
  const width = shapeWidth(style, isShape ? 'w-full' : 'w-48', theme.textWidth);
  const height = shapeHeight(style, isShape ? 'h-4' : 'h-0.5');
  const diameter = Math.min(width, height);
  return content === 'circle' ? { width: diameter, height: diameter } : { width, height };
}

/** A shape in its colour, by the stored steps of width and height. */
export function ShapeElement({ element, scene }: ElementProps) {
  const { style, content } = element;
  const color = figureColor(element, scene);
  const width = shapeWidth(style, 'w-full', scene.theme.textWidth);
  const radius = radiusOf(style) ?? 4;
  const figure = figureOf(content, width, shapeHeight(style, 'h-4'));
  const { border } = ownBox(style, scene.text);
  return <div style={{ background: cssOf(color), borderRadius: radius, border, ...figure }} />;
}

type LineStyle = 'solid' | 'dashed' | 'dotted';

function lineStyleOf(content: string): LineStyle {
  return content === 'dashed' || content === 'dotted' ? content : 'solid';
}

/** A line between elements: solid, or dashed or dotted where its content says so. */
export function DividerElement({ element, scene }: ElementProps) {
  const { style, content } = element;
  const height = shapeHeight(style, 'h-0.5');
  const color = cssOf(figureColor(element, scene));
  const width = shapeWidth(style, 'w-48', scene.theme.textWidth);
  const line = lineStyleOf(content);
  const radius = radiusOf(style) ?? height / 2;
  if (line === 'solid')
    return <div style={{ width, height, background: color, borderRadius: radius }} />;
  return <div style={{ width, height, borderTop: `${String(height)}px ${line} ${color}` }} />;
}
