import type { Element, ElementStyle } from '@arrasta/domain';
import { cssOf, isSameColor, parseColor, type Color, type PaletteColors } from '@arrasta/palettes';
import type { DrawnSlide } from './context';

const roles = ['primary', 'secondary', 'accent'] as const;

/** What a theme draws a stored colour as: one of the palette's as the theme has it. */
function repaint(color: string, stored: PaletteColors, drawn: PaletteColors): string {
  const parsed: Color | null = parseColor(color);
  const role = parsed && roles.find((one) => isSameColor(stored[one], parsed));
  return role ? cssOf(drawn[role]) : color;
}

/** The slide, whose colours of the palette are those that a theme has in their place. */
export function withRoles(
  slide: DrawnSlide,
  stored: PaletteColors,
  drawn: PaletteColors,
): DrawnSlide {
  return { ...slide, textColor: repaint(slide.textColor, stored, drawn) };
}

const painted = [
  'color',
  'backgroundColor',
  'borderColor',
] as const satisfies readonly (keyof ElementStyle)[];

/** The same for an element. */
export function withElementRoles(
  element: Element,
  stored: PaletteColors,
  drawn: PaletteColors,
): Element {
  const colors = painted.flatMap((name) => {
    const color = element.style[name];
    return color === undefined ? [] : [[name, repaint(color, stored, drawn)] as const];
  });
  return { ...element, style: { ...element.style, ...Object.fromEntries(colors) } };
}
