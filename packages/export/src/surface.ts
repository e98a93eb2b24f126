import type { SlideFormat, CarouselFields } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';

/** The slide is drawn at 2.5 times its size. Source: docs/product/drawing.md 1. */
export const exportScale = 2.5;

/** What a slide may be encoded as. */
export type ImageFormat = 'png' | 'jpeg';

export const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg' } as const;

/** From 0 to 1; text edges stay clean, and a picture is a fifth of its PNG. Of no use to PNG. */
export const jpegQuality = 0.92;

const endings = { png: 'png', jpeg: 'jpg' } as const;

/** The folder of a format's slides, where there are several: `9x16`. */
export function formatFolder(slideFormat: SlideFormat): string {
  return slideFormat.replace(':', 'x');
}

/** What a file's name says of the format of its slide: nothing of the usual one, else `_9x16`. */
function formatInName(slideFormat: SlideFormat): string {
  return slideFormat === '4:5' ? '' : `_${formatFolder(slideFormat)}`;
}

/** The name a slide is saved under; `number` counts from 1. Source: docs/product/export.md 1, 13. */
export function slideFileName(
  number: number,
  format: ImageFormat = 'png',
  slideFormat: SlideFormat = '4:5',
): string {
  return `slide_${String(number)}${formatInName(slideFormat)}.${endings[format]}`;
}

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A canvas that is not on the page, in a worker as well, or one of the page's own. */
export type Surface = OffscreenCanvas | HTMLCanvasElement;

/** A canvas and what draws on it. */
export interface CanvasDrawing {
  readonly canvas: Surface;
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
}

/** Read back often: a canvas on the graphics card whose bitmap a worker encodes fails in WebKit. */
const inMemory: CanvasRenderingContext2DSettings = { willReadFrequently: true };

function offscreen(width: number, height: number): CanvasDrawing | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', inMemory);
  return context === null ? null : { canvas, context };
}

function ofPage(width: number, height: number): CanvasDrawing | null {
  if (typeof document === 'undefined') return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', inMemory);
  return context === null ? null : { canvas, context };
}

/**
 * An empty canvas of this many pixels.
 * @throws where the engine gives none
 */
export function newDrawing(width: number, height: number): CanvasDrawing {
  const drawing = offscreen(width, height) ?? ofPage(width, height);
  if (drawing === null) throw new Error('No canvas');
  return drawing;
}

/** Encodes a canvas on this thread; null where the engine does not. */
export function encodeSurface(canvas: Surface, format: ImageFormat): Promise<Blob | null> {
  const type = mediaTypes[format];
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: jpegQuality });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, jpegQuality);
  });
}

/** Pixels of a sample across: every fifth of a slide's picture. */
export const sampleWidth = 216;

/** Pixels of a picture, row by row, four bytes each: red, green, blue, opacity. */
export type PixelSample = Uint8ClampedArray;

let drawing: CanvasDrawing | null = null;

/** The same canvas for all samples of a size. */
function sampleDrawing(height: number): CanvasDrawing {
  drawing ??= newDrawing(sampleWidth, height);
  if (drawing.canvas.height !== height) drawing.canvas.height = height;
  return drawing;
}

/**
 * Every fifth pixel, across and down, of the picture of a slide, in a worker as well.
 * @throws where the engine gives no canvas
 */
export function samplePixels(image: CanvasImageSource, size: PixelSize): PixelSample {
  const [width, height] = [sampleWidth, Math.round((size.height / size.width) * sampleWidth)];
  const { context } = sampleDrawing(height);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** By how much two samples differ, on average over all their bytes: 0 to 255. */
export function meanDifference(one: PixelSample, other: PixelSample): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) {
    sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
  }
  return sum / one.length;
}

/** Pixels of a file of one of a carousel's slides. Source: docs/product/formats.md 1. */
export function fileSizeOf(carousel: Pick<CarouselFields, 'format'>): PixelSize {
  return { width: slideWidth * exportScale, height: slideHeightOf(carousel) * exportScale };
}
