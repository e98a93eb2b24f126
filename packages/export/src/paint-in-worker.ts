import { leastBusyEncoder, type WorkerPicture } from './encode/encoder';
import type { FontFile } from './fonts';
import type { FoundPictures } from './images/find-pictures';
import type { Extent } from './images/fitted';
import type { ReadablePicture } from './images/readable-picture';
import { scale } from './limits';
import type { PixelGrid } from './measure-engine';
import type { SentPicture } from './paint/images';
import type { PictureFormat } from './picture-format';
import { UnsupportedStyle } from './layout/known-styles';
import { type LayoutPicture, type SlideLayout, readSlideLayout } from './layout/read-slide';

function sizeOf(readable: ReadablePicture | undefined): Extent | null {
  if (readable === undefined) return null;
  if (!(readable instanceof HTMLImageElement)) return readable;
  return { width: readable.naturalWidth, height: readable.naturalHeight };
}

function readLayout(
  slideElement: HTMLElement,
  found: FoundPictures,
  grid: PixelGrid,
): SlideLayout | null {
  try {
    return readSlideLayout(slideElement, { sizeOf: (picture) => sizeOf(found.get(picture)), grid });
  } catch (cause) {
    if (cause instanceof UnsupportedStyle) return null;
    throw cause;
  }
}

/** A picture as large as this, or up to twice as large, is drawn as sharp as a larger one. */
function halvingsOf(whole: Extent, drawn: Extent): number {
  const ratio = Math.min(
    whole.width / (drawn.width * scale),
    whole.height / (drawn.height * scale),
  );
  return Number.isFinite(ratio) ? Math.max(0, Math.floor(Math.log2(ratio))) : 0;
}

async function toSentPicture(
  { picture, drawn }: LayoutPicture,
  found: FoundPictures,
): Promise<SentPicture> {
  const readable = found.get(picture);
  const whole = sizeOf(readable);
  if (readable === undefined || whole === null) throw new Error('A picture that is not here');
  const halvings = halvingsOf(whole, drawn);
  if (readable instanceof HTMLImageElement) {
    return { key: null, source: await createImageBitmap(readable), halvings };
  }
  return { key: readable.key, source: readable.file, halvings };
}

/** What a slide is painted as, and by whose pixels the engine lays things. */
interface PaintOptions {
  readonly format: PictureFormat;
  readonly grid: PixelGrid;
}

/**
 * A staged slide as picture, painted in a worker from its layout; null where there is no worker, or
 * where the slide holds what the painter has not been taught.
 */
export async function paintInWorker(
  slideElement: HTMLElement,
  found: FoundPictures,
  fonts: readonly FontFile[],
  { format, grid }: PaintOptions,
): Promise<WorkerPicture | null> {
  const layout = readLayout(slideElement, found, grid);
  if (layout === null) return null;
  const pictures = await Promise.all(
    layout.pictures.map((picture) => toSentPicture(picture, found)),
  );
  const slide = { items: layout.items, fonts, pictures };
  return leastBusyEncoder()?.paint(slide, format) ?? null;
}
