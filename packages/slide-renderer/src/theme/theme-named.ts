import { themeOf, type ThemeKey } from '@arrasta/palettes';
import { minimal } from './minimal/minimal';
import type { Theme } from './theme';

const drawings: Readonly<Partial<Record<ThemeKey, Theme>>> = { minimal };

/** The drawing of a theme; `minimal` for names nobody knows (decisions §9). */
export function themeNamed(name: string): Theme {
  return drawings[themeOf(name).key] ?? minimal;
}
