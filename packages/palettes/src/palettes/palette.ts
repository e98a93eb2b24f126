/**
 * Three colours that go together, as `#RRGGBB`: emphasis, ground and text; and a CSS gradient
 * where the palette has one. Source: docs/product/colours.md 1, 3.
 */
export interface Palette {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
  readonly isGradient: boolean;
}

/** A palette on a plain ground. */
export function solidPalette(
  name: string,
  primary: string,
  secondary: string,
  accent: string,
): Palette {
  return { name, primary, secondary, accent, gradient: null, isGradient: false };
}

/** A palette on a gradient; its secondary colour is the ground wherever the gradient is not. */
export function onGradient(
  name: string,
  [primary, secondary, accent]: readonly [primary: string, secondary: string, accent: string],
  gradient: string,
): Palette {
  return { name, primary, secondary, accent, gradient, isGradient: true };
}
