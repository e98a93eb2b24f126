import {
  resolveContentFont,
  resolveTitleFont,
  type CarouselFields,
  type Env,
} from '@arrasta/domain';
import { themeOf } from '@arrasta/palettes';
import {
  ensureDeckFonts,
  isThemeLoaded,
  loadTheme,
  registerFonts,
  themesOnDemand,
  type DrawnSlide,
} from '@arrasta/slide-renderer';
import { createAheadLoader, type ChunkLoader } from '../loading/chunk-loader';
import { notifyMissingChunk } from './toast/toast-store';

/** What draws the themes that are no part of the first load: it comes ahead, or with a deck. */
const loaders: ReadonlyMap<string, ChunkLoader<void>> = new Map(
  themesOnDemand.map((key) => [key, createAheadLoader(() => loadTheme(key))]),
);

/** Brings what draws a theme; undefined for one that is there from the beginning. */
export function themeLoaderOf(theme: string): ChunkLoader<void> | undefined {
  return loaders.get(themeOf(theme).key);
}

/**
 * Brings what draws a theme and answers whether it is here; never rejects. To be begun as soon as a
 * deck is known: its slides show their background until then.
 */
export async function ensureTheme(theme: string): Promise<boolean> {
  return (await themeLoaderOf(theme)?.load()) ?? true;
}

/** The same for a slide that is looked at: where it does not come, that is said, with a way out. */
export async function ensureThemeOrNotify(theme: string): Promise<void> {
  const loader = themeLoaderOf(theme);
  if (loader === undefined || (await loader.load())) return;
  notifyMissingChunk(loader, () => void ensureThemeOrNotify(theme));
}

/**
 * Brings what slides of a deck are drawn with: their theme, and the fonts as `ensureDeckFonts` does.
 * Where the theme does not come there is nothing to be set in them.
 */
export async function prepareDrawing(
  carousel: CarouselFields,
  slides: readonly DrawnSlide[],
): Promise<void> {
  const { theme, titleFont, contentFont } = carousel;
  if (!isThemeLoaded(theme)) {
    // Where the files of its fonts are may be learned meanwhile.
    void registerFonts([resolveTitleFont(titleFont), resolveContentFont(contentFont)]);
    if (!(await ensureTheme(theme))) return;
  }
  await ensureDeckFonts(carousel, slides);
}

/**
 * For a deck that is drawn and never saved. It is of the present, since a theme may show its month;
 * its identities are its own and count from one, so that the same deck gets the same ones again.
 * @param prefix what the identities begin with
 */
export function drawingEnv(prefix = 'drawn'): Env {
  let last = 0;
  return {
    now: () => new Date().toISOString(),
    newId: () => `${prefix}-${String((last += 1))}`,
  };
}
