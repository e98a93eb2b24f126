import type { Element } from '@arrasta/domain';
import { isSameColour, parseColour, worstContrast, type Colour } from '@arrasta/palettes';
import type { Scene } from '../scene/model';

/** With less contrast than this to what it lies on, a bar or line is not there. */
const seen = 1.25;

function ownColour({ type, style }: Element): Colour | null {
  const { color, backgroundColor } = style;
  return parseColour(color ?? (type === 'shape' ? backgroundColor : undefined) ?? '');
}

/**
 * The colour of a shape or divider: its own, or the primary one. The primary on a ground of the
 * same colour (Impacto's cover) gives way to the text's; any other colour is painted as stored.
 */
export function figureColour(element: Element, scene: Scene): Colour {
  const { primary } = scene.palette;
  const own = ownColour(element);
  if (own !== null && !isSameColour(own, primary)) return own;
  return worstContrast(primary, scene.ground.colours) < seen ? scene.text : primary;
}
