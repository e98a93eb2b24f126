import type { Area } from '../scene/model';
import { themeNamed } from '../theme/theme-named';

/** The part of the slide in px that a background picture covers in a theme. */
export function paperOf(theme: string): Area {
  const { left, top, width, height } = themeNamed(theme).paper;
  return { left, top, width, height };
}
