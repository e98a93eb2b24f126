import { isGradient } from '@arrasta/domain';
import { type Colour, parseColour } from './color';

const colourWords = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** The colours a gradient runs through, in order; empty for what is no gradient. */
export function gradientStops(gradient: string): Colour[] {
  if (!isGradient(gradient)) return [];
  return (gradient.match(colourWords) ?? []).flatMap((word) => parseColour(word) ?? []);
}
