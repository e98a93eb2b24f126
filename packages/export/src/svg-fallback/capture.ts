import type { FontFaceFile } from '@arrasta/slide-renderer';
import { toDataUrl } from '../data-url';
import type { FontFile } from '../fonts';
import type { KnownImages } from '../images/readable-image';
import { timeouts } from '../timeouts';
import {
  newDrawing,
  type CanvasDrawing,
  type Surface,
  meanDifference,
  samplePixels,
  sampleWidth,
  type PixelSample,
  exportScale,
} from '../surface';
import type { ExpectedImage } from '../verify/expected-content';
import { ownShareOf } from '../verify/verify-file';
import { embedImages, svgDataUrl, withoutImages, type EmbeddedImages } from './svg-data-url';

const dataUrls = new WeakMap<Blob, Promise<string>>();

function urlOf(file: Blob): Promise<string> {
  const url = dataUrls.get(file) ?? toDataUrl(file);
  dataUrls.set(file, url);
  return url;
}

async function fontRule({ family, weight, style, unicodeRange, file }: FontFile): Promise<string> {
  return [
    '@font-face{',
    `font-family:${JSON.stringify(family)};`,
    `font-weight:${String(weight)};`,
    `font-style:${style};`,
    `unicode-range:${unicodeRange};`,
    `src:url(${await urlOf(file)}) format("woff2")}`,
  ].join('');
}

/** Font rules with the files inside them. */
async function fontCss(files: readonly FontFile[]): Promise<string> {
  return (await Promise.all(files.map(fontRule))).join('\n');
}

/** A character that only the one file of a font holds. */
const ownCharacter: Readonly<Record<FontFaceFile['subset'], string>> = {
  latin: 'a',
  'latin-ext': 'ł',
};

function unseenText({ family, weight, style, subset }: FontFaceFile): HTMLElement {
  const text = document.createElement('span');
  text.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden';
  text.style.fontFamily = JSON.stringify(family);
  text.style.fontWeight = String(weight);
  text.style.fontStyle = style;
  text.textContent = ownCharacter[subset];
  return text;
}

/**
 * Puts an unseen character of every file on the slide. An SVG image counts as loaded once the files
 * are that its texts ask for first; a text that needs two files asks for one, and would stay blank.
 */
function primeFaces(slideElement: HTMLElement, faces: readonly FontFaceFile[]): void {
  slideElement.prepend(...faces.map(unseenText));
}

/** Ms after which a drawing that may lack something is made once more. */
const pause = 30;

/** Share of a picture that has one colour, from which it may look like nothing. */
const plainShare = 0.95;

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function draw({ canvas, context }: CanvasDrawing, image: HTMLImageElement): PixelSample {
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return samplePixels(canvas, canvas);
}

/** Whether a picture makes any difference to what is drawn without it. */
function isShown({ box }: ExpectedImage, sample: PixelSample, without: PixelSample): boolean {
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const place = (y * sampleWidth + x) * 4;
      if ([0, 1, 2].some((byte) => sample[place + byte] !== without[place + byte])) return true;
    }
  }
  return false;
}

/** The pictures that cannot be taken for what lies behind them. */
async function distinguishableImages(
  images: readonly ExpectedImage[],
): Promise<readonly ExpectedImage[]> {
  const shares = await Promise.all(images.map(ownShareOf));
  return images.filter((_, place) => (shares[place] ?? 1) < plainShare);
}

/**
 * Draws an image until nothing of it changes any more and all its pictures are there: WebKit counts
 * it as loaded before its fonts and its large pictures are.
 * @throws where pictures are missing for too long
 */
async function drawSettled(
  drawing: CanvasDrawing,
  image: HTMLImageElement,
  isWhole: (sample: PixelSample) => boolean,
): Promise<void> {
  const end = performance.now() + timeouts.settling;
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
 * Draws an offscreen slide, with the pictures that belong to it, on a canvas of the file's size.
 * @param expected the pictures that must be seen
 * @throws where the engine does not draw it whole
 */
async function capture(
  slideElement: HTMLElement,
  images: EmbeddedImages,
  fontRules: string,
  expected: readonly ExpectedImage[],
): Promise<Surface> {
  const { offsetWidth, offsetHeight } = slideElement;
  const drawing = newDrawing(offsetWidth * exportScale, offsetHeight * exportScale);
  const telling = await distinguishableImages(expected);
  const urlWith = (some: EmbeddedImages) => svgDataUrl(slideElement, some, fontRules);
  let without: PixelSample | null = null;
  if (telling.length > 0) {
    const bare = await imageOf(await urlWith(withoutImages(images)));
    without = draw(drawing, bare);
    bare.removeAttribute('src');
  }
  const isWhole = (sample: PixelSample) =>
    without === null || telling.every((element) => isShown(element, sample, without));
  const image = await imageOf(await urlWith(images));
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
 * An offscreen slide, drawn by the browser itself from an SVG that holds it whole.
 * @param expected the pictures that must be seen
 * @throws where the engine does not draw it whole
 */
export async function captureSlide(
  slideElement: HTMLElement,
  found: KnownImages,
  { faces, files }: CapturedFonts,
  expected: readonly ExpectedImage[],
): Promise<Surface> {
  const images = await embedImages(found);
  primeFaces(slideElement, faces);
  return capture(slideElement, images, await fontCss(files), expected);
}
