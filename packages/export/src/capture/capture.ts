import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { scale } from '../limits';
import type { EmbeddedPictures } from './embed-pictures';
import { svgAddress } from './svg-address';

function drawn(image: HTMLImageElement): OffscreenCanvas {
  const canvas = new OffscreenCanvas(slideWidth * scale, slideHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws a staged slide, with the pictures that belong to it, on a canvas of 1080x1350 px. */
export async function capture(
  slideElement: HTMLElement,
  pictures: EmbeddedPictures,
  fontRules: string,
): Promise<OffscreenCanvas> {
  const image = new Image();
  image.src = svgAddress(slideElement, pictures, fontRules);
  await image.decode();
  const canvas = drawn(image);
  // Its document and decoded pictures would otherwise stay until the next great tidying up.
  image.removeAttribute('src');
  return canvas;
}
