import { themeKeys, themeOf, type ThemeKey } from '@arrasta/palettes';
import { useSyncExternalStore } from 'react';
import { plainBackground } from './background';
import type { Theme } from './context';
import { nightPalette } from './night-palette';
import type { ThemeDrawing } from './theme-drawing';
import { bold } from './themes/bold';
import { editorial } from './themes/editorial';
import { frame } from './themes/frame';
import { minimal } from './themes/minimal';
import { notebook } from './themes/notebook';

/** Themes with decoration: what draws each of them is as large as that of all others together. */
const imports: Readonly<Partial<Record<ThemeKey, () => Promise<ThemeDrawing>>>> = {
  social: async () => (await import('./drawings/social')).socialDrawing,
  swiss: async () => (await import('./drawings/swiss')).swissDrawing,
  glow: async () => (await import('./drawings/glow')).glowDrawing,
  retro: async () => (await import('./drawings/retro')).retroDrawing,
  collage: async () => (await import('./drawings/collage')).collageDrawing,
  press: async () => (await import('./drawings/press')).pressDrawing,
  geo: async () => (await import('./drawings/geo')).geoDrawing,
};

/** The themes whose code is no part of this package's entrance. */
export const themesOnDemand: readonly ThemeKey[] = themeKeys.filter((key) => key in imports);

const loaded = new Map<ThemeKey, ThemeDrawing>(
  [minimal, editorial, bold, notebook, frame].map((theme) => [theme.facts.key, { theme }]),
);

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Makes a theme's drawing known; slides that wait for it are drawn. */
export function registerDrawing(drawing: ThemeDrawing): void {
  const { key } = drawing.theme.facts;
  if (loaded.has(key)) return;
  loaded.set(key, drawing);
  for (const listener of listeners) listener();
}

/** Whether slides can be drawn in a theme at once; unknown names are `minimal`. */
export function isThemeLoaded(name: string): boolean {
  return loaded.has(themeOf(name).key);
}

/** The same for a component, which is drawn again once the theme has come. */
export function useIsThemeLoaded(name: string): boolean {
  const isLoaded = () => isThemeLoaded(name);
  return useSyncExternalStore(listen, isLoaded, isLoaded);
}

/**
 * Brings what draws a theme, unless it is here.
 * @throws where its code does not come; it may when it is asked for again
 */
export async function loadTheme(name: string): Promise<void> {
  const { key } = themeOf(name);
  const load = imports[key];
  if (load !== undefined && !loaded.has(key)) registerDrawing(await load());
}

/** Stands for a theme that has not come: its slides show their ground alone. */
const awaited: Theme = {
  ...minimal,
  background: ({ palette }) => plainBackground(palette.secondary),
};
const awaitedNight: Theme = { ...awaited, palette: nightPalette };

/** The code of a theme; of one that has not come, what is known of its slides before. */
export function drawingOf(name: string): ThemeDrawing {
  const { key } = themeOf(name);
  return loaded.get(key) ?? { theme: key === 'glow' ? awaitedNight : awaited };
}
