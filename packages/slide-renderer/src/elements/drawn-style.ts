import type { Element, ElementStyle } from '@arrasta/domain';
import {
  type Color,
  isSameColor,
  largeTextContrast,
  parseColor,
  primaryAsText,
  withAlpha,
} from '@arrasta/palettes';
import type { Scene } from '../context';
import { type SceneInput, sceneOf } from '../scene';
import { elementFace, backdropColorsUnder, textStyle, typeStepOf } from '../text/text-style';
import { alignmentOf, isBoxed, elementBackgroundOf, radiusOf } from './box-style';
import { figureColor } from './figures';
import { listSpacing } from './list-element';

/** What is seen of an element: its own values, and the theme's where it has none. */
export interface DrawnStyle {
  readonly fontSize: NonNullable<ElementStyle['fontSize']>;
  readonly alignment: NonNullable<ElementStyle['alignment']>;
  /** 100 to 900, as the font has it. */
  readonly fontWeight: number;
  /** Of the words, the icon, the shape or the line. */
  readonly color: Color;
  /** Null where nothing is behind the element. */
  readonly backgroundColor: Color | null;
  /** In px. */
  readonly borderRadius: number;
  /** Between the items of a list, in px. */
  readonly listSpacing: number;
  /** The same for a list that says nothing, or what every list is given. */
  readonly defaultListSpacing: number;
}

function colorOf(element: Element, scene: Scene): Color {
  const { style, type } = element;
  if (type === 'image') return scene.text;
  if (type === 'shape' || type === 'divider') return figureColor(element, scene);
  if (type !== 'icon') return textStyle(element, scene).color;
  const own = parseColor(style.color ?? '');
  if (own !== null) return own;
  const reading = { backdropColors: backdropColorsUnder(style, scene), limit: largeTextContrast };
  return primaryAsText(scene.palette.primary, scene.text, reading);
}

function backgroundOf({ type, style }: Element, { theme, palette }: Scene): Color | null {
  if (type !== 'list') return elementBackgroundOf(style);
  const tint = withAlpha(palette.primary, 0.1);
  const stored = style.backgroundColor === undefined ? null : parseColor(style.backgroundColor);
  const isDefault = stored === null || isSameColor(stored, tint);
  if (isDefault) return theme.list.isTinted ? tint : null;
  return stored.alpha === 0 ? null : stored;
}

function cornersOf({ type, style }: Element, { theme }: Scene): number {
  const own = radiusOf(style);
  if (own !== null) return own;
  if (type === 'list') return theme.list.radius;
  if (type === 'image') return theme.image.radius;
  if (type === 'shape') return 4;
  return isBoxed(style) ? 12 : 0;
}

/** How one element of a slide is drawn, for panels that show what the theme decides. */
export function drawnStyleOf(input: SceneInput, element: Element): DrawnStyle {
  const scene = sceneOf(input);
  return {
    fontSize: typeStepOf(element, scene),
    alignment: alignmentOf(element, scene),
    fontWeight: elementFace(element, scene).weight,
    color: colorOf(element, scene),
    backgroundColor: backgroundOf(element, scene),
    borderRadius: cornersOf(element, scene),
    listSpacing: listSpacing(element.style) ?? scene.theme.list.gap,
    defaultListSpacing: scene.theme.list.gap,
  };
}
