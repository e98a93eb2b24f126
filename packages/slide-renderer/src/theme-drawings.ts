import { themeKeys, themeOf, type ThemeKey } from '@arrasta/palettes';
import { useSyncExternalStore } from 'react';
import { plainBackground } from './background';
import type { Theme } from './context';
import type { ThemeDrawing } from './theme-drawing';
import { boldTextStep, framePaper, nightPalette } from './themes/known-before';
import { minimal } from './themes/minimal';

/** All but the theme of new carousels, which has what the others say nothing of. */
type ThemeOnDemand = Exclude<ThemeKey, 'minimal'>;

const imports: Readonly<Record<ThemeOnDemand, () => Promise<ThemeDrawing>>> = {
  editorial: async () => (await import('./themes/editorial')).editorialDrawing,
  bold: async () => (await import('./themes/bold')).boldDrawing,
  notebook: async () => (await import('./themes/notebook')).notebookDrawing,
  frame: async () => (await import('./themes/frame')).frameDrawing,
  social: async () => (await import('./themes/social')).socialDrawing,
  swiss: async () => (await import('./themes/swiss')).swissDrawing,
  glow: async () => (await import('./themes/glow')).glowDrawing,
  retro: async () => (await import('./themes/retro')).retroDrawing,
  collage: async () => (await import('./themes/collage')).collageDrawing,
  press: async () => (await import('./themes/press')).pressDrawing,
  geo: async () => (await import('./themes/geo')).geoDrawing,
};

/** The themes whose code is no part of this package's entrance. */
export const themesOnDemand = themeKeys.filter((key) => key !== 'minimal');

const loaded = new Map<ThemeKey, ThemeDrawing>([['minimal', { theme: minimal }]]);

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
  if (key !== 'minimal' && !loaded.has(key)) registerDrawing(await imports[key]());
}

/** Stands for a theme that has not come: its slides show their background alone. */
const awaited: Theme = {
  ...minimal,
  background: ({ palette }) => plainBackground(palette.secondary),
};

/** What measures and checks ask of it meanwhile. */
const knownBefore: Readonly<Partial<Record<ThemeKey, Partial<Theme>>>> = {
  bold: { textStep: boldTextStep },
  frame: { paper: framePaper },
  glow: { palette: nightPalette },
};

/** The code of a theme; of one that has not come, what is known of it before. */
export function themeDrawingOf(name: string): ThemeDrawing {
  const { key } = themeOf(name);
  return loaded.get(key) ?? { theme: { ...awaited, ...knownBefore[key] } };
}
