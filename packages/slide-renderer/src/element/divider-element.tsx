import { cssOf } from '@arrasta/palettes';
import { radiusOf } from './box-style';
import type { ElementProps } from './element-props';
import { figureColour } from './figure-colour';
import { shapeHeight, shapeWidth } from './shape-measures';

type LineStyle = 'solid' | 'dashed' | 'dotted';

function lineStyleOf(content: string): LineStyle {
  return content === 'dashed' || content === 'dotted' ? content : 'solid';
}

/** A line between elements: solid, or dashed or dotted where its content says so. */
export function DividerElement({ element, scene }: ElementProps) {
  const { style, content } = element;
  const height = shapeHeight(style, 'h-0.5');
  const colour = cssOf(figureColour(element, scene));
  const width = shapeWidth(style, 'w-48', scene.theme.textWidth);
  const line = lineStyleOf(content);
  const radius = radiusOf(style) ?? height / 2;
  if (line === 'solid')
    return <div style={{ width, height, background: colour, borderRadius: radius }} />;
  return <div style={{ width, height, borderTop: `${String(height)}px ${line} ${colour}` }} />;
}
