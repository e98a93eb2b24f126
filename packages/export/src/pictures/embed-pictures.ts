import { flushSync } from 'react-dom';
import { encodePicture } from '../encode/encode-picture';
import { limits, scale } from '../limits';
import { within } from '../within';
import { fitted, onWholePixels, type Extent } from './fitted';
import { asDataAddress } from '../data-address';
import { readablePicture } from './readable-picture';

function contentBox(picture: HTMLImageElement): Extent {
  const { width, height } = getComputedStyle(picture);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** Pixels of a picture that are decoded once more with the slide; of more only what is drawn is. */
const mostPixels = 6_000_000;

/** The pixels of a picture as they are drawn in its box, cropped and scaled once. */
async function croppedAddress(image: HTMLImageElement, fit: string, box: Extent): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, width, height } = onWholePixels(fitted(fit, natural, box));
  context.imageSmoothingQuality = 'medium';
  context.scale(canvas.width / box.width, canvas.height / box.height);
  context.drawImage(image, left, top, width, height);
  return asDataAddress(await encodePicture(canvas, 'png'));
}

async function embed(picture: HTMLImageElement, time: number): Promise<void> {
  const { image, file } = await readablePicture(picture.currentSrc || picture.src, time);
  if (file !== null && image.naturalWidth * image.naturalHeight <= mostPixels) {
    picture.src = file;
    return;
  }
  picture.src = await croppedAddress(image, picture.style.objectFit, contentBox(picture));
  picture.style.objectFit = 'fill';
  picture.style.background = 'none';
}

/** Has the slide draw what it draws in the place of a picture it cannot have. */
function giveUp(picture: HTMLImageElement): void {
  flushSync(() => {
    picture.dispatchEvent(new Event('error'));
  });
}

function limitOf(picture: HTMLImageElement): number {
  return picture.dataset.picture === 'background' ? limits.backgroundPicture : limits.picture;
}

/** Waits for the picture's own loading first: its box may depend on nothing else, its fate does. */
async function embedOrGiveUp(picture: HTMLImageElement): Promise<void> {
  const time = limitOf(picture);
  try {
    await within(embed(picture, time), time);
  } catch {
    if (picture.isConnected) giveUp(picture);
  }
}

/**
 * Replaces every picture of a staged slide by a data address: its file, or of a large one just the
 * pixels drawn. What cannot be had in time becomes the slide's own "missing" box.
 */
export async function embedPictures(slideElement: HTMLElement): Promise<void> {
  const pictures = [...slideElement.querySelectorAll('img')];
  await Promise.all(pictures.map(embedOrGiveUp));
}
