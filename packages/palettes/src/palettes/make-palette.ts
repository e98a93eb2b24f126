import type { Palette } from './palette';

/** A palette on a plain ground. */
export function solid(name: string, primary: string, secondary: string, accent: string): Palette {
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
