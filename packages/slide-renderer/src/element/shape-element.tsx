import { cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { ElementProps } from './element-props';
import { ownBox, radiusOf } from './box-style';
import { figureColour } from './figure-colour';
import { shapeHeight, shapeWidth } from './shape-measures';

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

/** A shape in its colour, by the stored steps of width and height. */
export function ShapeElement({ element, scene }: ElementProps) {
  const { style, content } = element;
  const colour = figureColour(element, scene);
  const width = shapeWidth(style, 'w-full', scene.theme.textWidth);
  const radius = radiusOf(style) ?? 4;
  const figure = figureOf(content, width, shapeHeight(style, 'h-4'));
  const { border } = ownBox(style, scene.text);
  return <div style={{ background: cssOf(colour), borderRadius: radius, border, ...figure }} />;
}
