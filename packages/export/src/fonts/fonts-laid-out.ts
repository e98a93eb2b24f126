import { ensureDeckFonts, filesFor } from '@arrasta/slide-renderer';
import { limits } from '../limits';
import type { StagedInput } from '../stage/stage';
import { within } from '../within';
import { embeddedFonts } from './font-css';
import type { LostFonts } from './lost-fonts';
import { writingsOn } from './writings-on';

/**
 * Resolves once a staged slide is laid out in its fonts, or when it is clear that one of them is not
 * to be had: the slide is drawn in the fallback then. Rejects only with the signal's reason.
 * Source: carousel-editor §8.
 */
export async function fontsLaidOut(
  { carousel, slide }: StagedInput,
  slideElement: HTMLElement,
  lost: LostFonts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = embeddedFonts(filesFor(writingsOn(slideElement)), lost);
  const loaded = ensureDeckFonts(carousel, [slide]);
  const given = files.then(({ missing }) => (missing.length === 0 ? loaded : undefined));
  const first = Promise.race([loaded, given]);
  await within(first, limits.font, signal).catch(() => undefined);
  signal?.throwIfAborted();
}
