import { flushSync } from 'react-dom';
import { limits } from '../limits';
import type { InTurn } from './host-turns';
import { readablePicture, type ReadablePicture } from './readable-picture';

/** The pictures of a staged slide that are seen and could be had. */
export type FoundPictures = ReadonlyMap<HTMLImageElement, ReadablePicture>;

function limitOf(picture: HTMLImageElement): number {
  return picture.dataset.picture === 'background' ? limits.backgroundPicture : limits.picture;
}

/** Has the slide draw what it draws in the place of a picture it cannot have. */
export function giveUp(picture: HTMLImageElement): void {
  flushSync(() => {
    picture.dispatchEvent(new Event('error'));
  });
}

/**
 * Every picture that is seen on a staged slide. What cannot be had in time becomes the slide's own
 * "missing" box.
 */
export async function findPictures(
  slideElement: HTMLElement,
  inTurn: InTurn,
): Promise<FoundPictures> {
  const found = new Map<HTMLImageElement, ReadablePicture>();
  const find = async (picture: HTMLImageElement) => {
    try {
      found.set(picture, await readablePicture(picture.src, limitOf(picture), inTurn));
    } catch {
      giveUp(picture);
    }
  };
  const seen = [...slideElement.querySelectorAll('img')].filter((picture) =>
    picture.checkVisibility({ opacityProperty: true }),
  );
  await Promise.all(seen.map(find));
  return found;
}
