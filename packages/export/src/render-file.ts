import type { SlideFields } from '@arrasta/domain';
import { encodeDrawing, leastBusyEncoder, type WorkerImage } from './encode/encoder';
import type { FontFile } from './fonts';
import { extentOf, type Size, type KnownImages, type ReadableImage } from './images/readable-image';
import { engineTraits, type PixelGrid } from './measure-engine';
import type { PaintImage } from './paint/images';
import { exportScale, type ImageFormat, type PixelSize } from './surface';
import { UnsupportedStyle } from './layout/known-styles';
import { readSlideLayout, type LayoutImage, type MeasuredSlide } from './layout/read-slide';
import { captureSlide, type CapturedFonts } from './svg-fallback/capture';
import { expectedContentOf, type ExpectedContent } from './verify/expected-content';
import { verifyFile, type FileKind } from './verify/verify-file';

function sizeOf(readable: ReadableImage | undefined): Size | null {
  return readable === undefined ? null : extentOf(readable);
}

function readLayout(
  slideElement: HTMLElement,
  found: KnownImages,
  grid: PixelGrid,
): MeasuredSlide | null {
  try {
    return readSlideLayout(slideElement, { sizeOf: (image) => sizeOf(found.get(image)), grid });
  } catch (cause) {
    if (cause instanceof UnsupportedStyle) return null;
    throw cause;
  }
}

/** A picture as large as this, or up to twice as large, is drawn as sharp as a larger one. */
function downscaleStepsOf(whole: Size, drawn: Size): number {
  const ratio = Math.min(
    whole.width / (drawn.width * exportScale),
    whole.height / (drawn.height * exportScale),
  );
  return Number.isFinite(ratio) ? Math.max(0, Math.floor(Math.log2(ratio))) : 0;
}

async function toSentImage({ image, drawn }: LayoutImage, found: KnownImages): Promise<PaintImage> {
  const readable = found.get(image);
  const whole = sizeOf(readable);
  if (readable === undefined || whole === null) throw new Error('A picture that is not here');
  const downscaleSteps = downscaleStepsOf(whole, drawn);
  if (readable instanceof HTMLImageElement) {
    return { key: null, source: await createImageBitmap(readable), downscaleSteps };
  }
  return { key: readable.key, source: readable.file, downscaleSteps };
}

/** What a slide is painted as, and by whose pixels the engine lays things. */
interface PaintOptions extends FileKind {
  readonly grid: PixelGrid;
}

/**
 * An offscreen slide as picture, painted in a worker from its layout; null where there is no worker, or
 * where the slide holds what the painter has not been taught.
 */
async function paintInWorker(
  slideElement: HTMLElement,
  found: KnownImages,
  fonts: readonly FontFile[],
  { format, size, grid }: PaintOptions,
): Promise<WorkerImage | null> {
  const layout = readLayout(slideElement, found, grid);
  if (layout === null) return null;
  const images = await Promise.all(layout.images.map((image) => toSentImage(image, found)));
  const slide = { items: layout.items, fonts, images, size };
  return leastBusyEncoder()?.paint(slide, format) ?? null;
}

/** An offscreen slide with everything its file is made of. */
interface RenderInput {
  readonly slideElement: HTMLElement;
  readonly slide: Pick<SlideFields, 'overlayOpacity'>;
  /** Whether what the theme lays under words covers a background picture but for its edges. */
  readonly isBackgroundCovered: boolean;
  readonly images: KnownImages;
  readonly fonts: CapturedFonts;
  readonly format: ImageFormat;
  /** Of the file. */
  readonly size: PixelSize;
}

/** The file of a slide. */
interface RenderedFile {
  readonly blob: Blob;
  /** Whether it was painted in a worker; the browser captured it otherwise. */
  readonly isPainted: boolean;
}

interface Candidate extends WorkerImage {
  readonly isPainted: boolean;
}

/** Percent from which on nothing can be recognised of a background under a layer of colour. */
const opaqueOverlayPercent = 97;

/** The files that can be made of a slide here, the best way first, as long as another is needed. */
async function* candidatesOf(
  { slideElement, images, fonts, format, size }: RenderInput,
  expected: ExpectedContent,
): AsyncGenerator<Candidate> {
  const traits = await engineTraits();
  const grid = traits?.grid ?? null;
  if (grid !== null) {
    const options = { format, size, grid };
    const painted = await paintInWorker(slideElement, images, fonts.files, options).catch(
      () => null,
    );
    if (painted !== null) yield { ...painted, isPainted: true };
  }
  if (traits?.drawsToScale !== true) return;
  const canvas = await captureSlide(slideElement, images, fonts, expected.images).catch(() => null);
  if (canvas === null) return;
  for await (const file of encodeDrawing(canvas, format)) yield { ...file, isPainted: false };
}

async function isRight(
  candidate: Candidate,
  kind: FileKind,
  expected: ExpectedContent,
): Promise<boolean> {
  try {
    await verifyFile(candidate, kind, expected);
    candidate.reportResult(true);
    return true;
  } catch (cause) {
    candidate.reportResult(false);
    console.warn('A file was not right and is made in another way', cause);
    return false;
  }
}

/**
 * The file of an offscreen slide: the first of those that can be made here that shows what it must.
 * Null where none does.
 */
export async function renderFile(input: RenderInput): Promise<RenderedFile | null> {
  const { slideElement, slide, images, isBackgroundCovered } = input;
  const hasCover = isBackgroundCovered || slide.overlayOpacity >= opaqueOverlayPercent;
  const expected = expectedContentOf(
    slideElement,
    images,
    (image) => hasCover && ['background', 'panorama'].includes(image.dataset.picture ?? ''),
  );
  for await (const candidate of candidatesOf(input, expected)) {
    if (await isRight(candidate, input, expected)) {
      const { blob, isPainted } = candidate;
      return { blob, isPainted };
    }
  }
  return null;
}
