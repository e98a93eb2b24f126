import { type FontFaceFile, slideHeight, slideWidth } from '@arrasta/slide-renderer';
import type { FontFile } from '../fonts';
import type { FoundPictures } from '../images/find-pictures';
import { limits, scale } from '../limits';
import { type Drawing, newDrawing, type Surface } from '../surface';
import type { ExpectedPicture } from '../verify/expected-content';
import { meanDifference, type PixelSample, samplePixels, sampleSize } from '../verify/pixel-sample';
import { ownShareOf } from '../verify/verify-file';
import { type EmbeddedPictures, embedPictures, withoutPictures } from './embed-pictures';
import { svgDataUrl } from './svg-data-url';
import { fontCss, primeFaces } from './svg-fonts';

/** Ms after which a drawing that may lack something is made once more. */
const pause = 30;

/** Share of a picture that has one colour, from which it may look like nothing. */
const plainShare = 0.95;

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function draw({ canvas, context }: Drawing, image: HTMLImageElement): PixelSample {
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return samplePixels(canvas);
}

/** Whether a picture makes any difference to what is drawn without it. */
function isShown({ box }: ExpectedPicture, sample: PixelSample, without: PixelSample): boolean {
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const place = (y * sampleSize.width + x) * 4;
      if ([0, 1, 2].some((byte) => sample[place + byte] !== without[place + byte])) return true;
    }
  }
  return false;
}

/** The pictures that cannot be taken for what lies behind them. */
async function tellingPictures(
  pictures: readonly ExpectedPicture[],
): Promise<readonly ExpectedPicture[]> {
  const shares = await Promise.all(pictures.map(({ source }) => ownShareOf(source)));
  return pictures.filter((_, place) => (shares[place] ?? 1) < plainShare);
}

/**
 * Draws an image until nothing of it changes any more and all its pictures are there: WebKit counts
 * it as loaded before its fonts and its large pictures are.
 * @throws where pictures are missing for too long
 */
async function drawSettled(
  drawing: Drawing,
  image: HTMLImageElement,
  isWhole: (sample: PixelSample) => boolean,
): Promise<void> {
  const end = performance.now() + limits.settling;
  let before = draw(drawing, image);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = draw(drawing, image);
    if (meanDifference(before, now) === 0 && isWhole(now)) return;
    if (performance.now() > end) throw new Error('A drawing that is never whole');
    before = now;
  }
}

/**
 * Draws a staged slide, with the pictures that belong to it, on a canvas of 1080x1350 px.
 * @param expected the pictures that must be seen
 * @throws where the engine does not draw it whole
 */
async function capture(
  slideElement: HTMLElement,
  pictures: EmbeddedPictures,
  fontRules: string,
  expected: readonly ExpectedPicture[],
): Promise<Surface> {
  const drawing = newDrawing(slideWidth * scale, slideHeight * scale);
  const telling = await tellingPictures(expected);
  const addressWith = (some: EmbeddedPictures) => svgDataUrl(slideElement, some, fontRules);
  let without: PixelSample | null = null;
  if (telling.length > 0) {
    const bare = await imageOf(await addressWith(withoutPictures(pictures)));
    without = draw(drawing, bare);
    bare.removeAttribute('src');
  }
  const isWhole = (sample: PixelSample) =>
    without === null || telling.every((picture) => isShown(picture, sample, without));
  const image = await imageOf(await addressWith(pictures));
  try {
    await drawSettled(drawing, image, isWhole);
  } catch (cause) {
    drawing.canvas.width = 0;
    throw cause;
  } finally {
    // Its document and decoded pictures would otherwise stay until the next great tidying up.
    image.removeAttribute('src');
  }
  return drawing.canvas;
}

/** The fonts of a slide, and those of their files that could be had. */
export interface CapturedFonts {
  readonly faces: readonly FontFaceFile[];
  readonly files: readonly FontFile[];
}

/**
 * A staged slide, drawn by the browser itself from an SVG that holds it whole.
 * @param expected the pictures that must be seen
 * @throws where the engine does not draw it whole
 */
export async function captureSlide(
  slideElement: HTMLElement,
  found: FoundPictures,
  { faces, files }: CapturedFonts,
  expected: readonly ExpectedPicture[],
): Promise<Surface> {
  const pictures = await embedPictures(found);
  primeFaces(slideElement, faces);
  return capture(slideElement, pictures, await fontCss(files), expected);
}
