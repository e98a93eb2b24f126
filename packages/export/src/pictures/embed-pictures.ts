import { flushSync } from 'react-dom';
import { encodePicture } from '../encode/encode-picture';
import { limits, scale } from '../limits';
import { within } from '../within';
import type { EmbeddedPicture, EmbeddedPictures } from './embedded-picture';
import { fitted, onWholePixels, type Extent } from './fitted';
import { asDataAddress } from '../data-address';
import type { InTurn } from './host-turns';
import { readablePicture } from './readable-picture';

function contentBox(picture: HTMLImageElement): Extent {
  const { width, height } = getComputedStyle(picture);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** The pixels of a picture as they are drawn in its box, cropped and scaled once. */
async function croppedAddress(image: HTMLImageElement, fit: string, box: Extent): Promise<string> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, width, height } = onWholePixels(fitted(fit, natural, box));
  context.imageSmoothingQuality = 'medium';
  context.scale(canvas.width / box.width, canvas.height / box.height);
  context.drawImage(image, left, top, width, height);
  return asDataAddress(await encodePicture(canvas, 'png'));
}

function limitOf(picture: HTMLImageElement): number {
  return picture.dataset.picture === 'background' ? limits.backgroundPicture : limits.picture;
}

async function embedded(picture: HTMLImageElement, inTurn: InTurn): Promise<EmbeddedPicture> {
  const readable = await readablePicture(picture.src, limitOf(picture), inTurn);
  if (!(readable instanceof HTMLImageElement)) {
    return { address: readable.address, isCropped: false };
  }
  const cropped = croppedAddress(readable, picture.style.objectFit, contentBox(picture));
  return { address: await within(cropped, limits.picture), isCropped: true };
}

/** Has the slide draw what it draws in the place of a picture it cannot have. */
function giveUp(picture: HTMLImageElement): void {
  flushSync(() => {
    picture.dispatchEvent(new Event('error'));
  });
}

async function embeddedOrGivenUp(
  picture: HTMLImageElement,
  inTurn: InTurn,
): Promise<EmbeddedPicture | null> {
  try {
    return await embedded(picture, inTurn);
  } catch {
    giveUp(picture);
    return null;
  }
}

/**
 * What stands in the file for every picture that is seen on a staged slide: its file, or of a large
 * one just the pixels drawn. What cannot be had in time becomes the slide's own "missing" box.
 */
export async function embedPictures(
  slideElement: HTMLElement,
  inTurn: InTurn,
): Promise<EmbeddedPictures> {
  const pictures = new Map<HTMLImageElement, EmbeddedPicture>();
  const embed = async (picture: HTMLImageElement) => {
    const one = await embeddedOrGivenUp(picture, inTurn);
    if (one !== null) pictures.set(picture, one);
  };
  const seen = [...slideElement.querySelectorAll('img')].filter((picture) =>
    picture.checkVisibility({ opacityProperty: true }),
  );
  await Promise.all(seen.map(embed));
  return pictures;
}
