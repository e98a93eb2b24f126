import type { DisplayList } from '../display-list/display-list';
import type { FontFile } from '../fonts/font-files';
import { scale } from '../limits';
import { emptyContext, type Context } from './canvas';
import { paintSlide, type Materials } from './paint';
import { knowFonts } from './painter-fonts';
import { withPictures, type SentPicture } from './picture-store';

/** Everything a slide is painted from. */
export interface PaintOrder {
  readonly items: DisplayList;
  readonly fonts: readonly FontFile[];
  /** By their numbers in the list. */
  readonly pictures: readonly SentPicture[];
}

/** Of a slide, in pixels of the file. */
const size = { width: 432 * scale, height: 540 * scale };

/** One for all slides: a worker's heap is too small for it to tidy up, and each takes 6 MB. */
let context: Context | null = null;

function painted(items: DisplayList, materials: Materials): OffscreenCanvas {
  const used = context ?? emptyContext(size.width, size.height);
  // One that fails in the middle is left with what was saved and clipped there.
  context = null;
  paintSlide(used, items, materials);
  context = used;
  return used.canvas;
}

/**
 * Makes ready what a slide is painted with; `use` is given what paints it, on a canvas of 1080x1350
 * px from which it must have taken the pixels before another slide is painted. Rejects where the
 * slide would not be what was laid out.
 */
export async function paintOrder<Outcome>(
  { items, fonts, pictures }: PaintOrder,
  use: (paint: () => OffscreenCanvas) => Promise<Outcome>,
): Promise<Outcome> {
  const known = knowFonts(fonts, items);
  return withPictures(pictures, async (bitmaps) => {
    const materials = { pictures: bitmaps, fonts: await known };
    return use(() => painted(items, materials));
  });
}
