import { filesFor } from '@arrasta/slide-renderer';
import { limits } from '../limits';
import { within } from '../within';
import { fontFiles } from './font-files';
import type { LostFonts } from './lost-fonts';
import { writingsOn } from './writings-on';

/**
 * Resolves once a staged slide is laid out in its fonts, or when it is clear that one of them is not
 * to be had: the slide is drawn in the fallback then. Rejects only with the signal's reason.
 * Source: carousel-editor §8.
 * @param loaded resolves once the fonts of its deck have come
 */
export async function fontsLaidOut(
  loaded: Promise<void>,
  slideElement: HTMLElement,
  lost: LostFonts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = fontFiles(filesFor(writingsOn(slideElement)), lost);
  const given = files.then(({ missing }) => (missing.length === 0 ? loaded : undefined));
  const first = Promise.race([loaded, given]);
  await within(first, limits.font, signal).catch(() => undefined);
  signal?.throwIfAborted();
}
