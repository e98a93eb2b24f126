import type { Image } from '../gallery/image';
import { compareImages } from '../pixels/compare';
import type { BrowserName, SlideBrowser } from './slide-browser';

/** How a slide was exported, and how far the file is from what the engine showed. */
export interface SlideFidelity {
  readonly way: 'painted' | 'captured' | 'refused';
  /** Share of pixels that differ, 0 to 1; 1 for what was refused. */
  readonly mismatch: number;
  /** By how many pixels a part of the slide has moved, at most. */
  readonly maxShift: number;
  /** The file and the engine's own picture; the reason where there is no file. */
  readonly images: { readonly file: Buffer; readonly shown: Buffer } | { readonly reason: string };
}

/**
 * Whether the engine itself shows a slide wrongly: WebKitGTK tears photographs that stand at an
 * angle where the tiles meet of which it makes its screen, 512 px apart.
 */
export function isTornOnScreen(name: BrowserName, { carousel, slide }: Image): boolean {
  const hasPhotograph = slide.elements.some(({ content }) => content.startsWith('/photographs/'));
  return name === 'webkit' && carousel.theme === 'notebook' && hasPhotograph;
}

/** Exports a slide in a browser and compares the file with the browser's own picture of it. */
export async function measureFidelity(browser: SlideBrowser, image: Image): Promise<SlideFidelity> {
  const shown = await browser.screenshot(image);
  try {
    const { file, isPainted } = await browser.export(image);
    const { mismatch, maxShift } = await compareImages(file, shown);
    const way = isPainted ? 'painted' : 'captured';
    return { way, mismatch, maxShift, images: { file, shown } };
  } catch (error) {
    const reason = String(error);
    return { way: 'refused', mismatch: 1, maxShift: 0, images: { reason } };
  }
}
