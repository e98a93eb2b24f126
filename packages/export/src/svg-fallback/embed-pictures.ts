import { withTimeout } from '../concurrency';
import { toDataUrl } from '../data-url';
import { blobFailure } from '../export-errors';
import { type FoundPictures, giveUp } from '../images/find-pictures';
import { type Extent, fitInBox, onWholePixels } from '../images/fitted';
import { loaded, type ReadablePicture } from '../images/readable-picture';
import { limits, scale } from '../limits';
import { encodeSurface, newDrawing } from '../surface';

/** A picture as it stands in the file. */
interface EmbeddedPicture {
  /** Holds the picture itself (`data:`). */
  readonly address: string;
  /** Whether it is just the pixels drawn, which fill its box. */
  readonly isCropped: boolean;
}

/** What stands in the file for each picture of a staged slide. */
export type EmbeddedPictures = ReadonlyMap<HTMLImageElement, EmbeddedPicture>;

/** Bytes and pixels of a file that goes into the slide as it is; of a larger one what is drawn does. */
const maxFileBytes = 3_000_000;
const maxPixels = 6_000_000;

function contentBox(picture: HTMLImageElement): Extent {
  const { width, height } = getComputedStyle(picture);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** The pixels of a picture as they are drawn in its box, cropped and scaled once. */
async function croppedAddress(image: HTMLImageElement, fit: string, box: Extent): Promise<string> {
  const { canvas, context } = newDrawing(
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  );
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, width, height } = onWholePixels(fitInBox(fit, natural, box));
  context.imageSmoothingQuality = 'medium';
  context.scale(canvas.width / box.width, canvas.height / box.height);
  context.drawImage(image, left, top, width, height);
  const blob = await encodeSurface(canvas, 'png');
  canvas.width = 0;
  if (blob === null) throw blobFailure();
  return toDataUrl(blob);
}

async function cropped(picture: HTMLImageElement, image: HTMLImageElement) {
  const address = croppedAddress(image, picture.style.objectFit, contentBox(picture));
  return { address: await withTimeout(address, limits.picture), isCropped: true };
}

async function embedded(
  picture: HTMLImageElement,
  readable: ReadablePicture,
): Promise<EmbeddedPicture> {
  if (readable instanceof HTMLImageElement) return cropped(picture, readable);
  const { file, width, height } = readable;
  if (file.size <= maxFileBytes && width * height <= maxPixels) {
    return { address: await toDataUrl(file), isCropped: false };
  }
  const place = URL.createObjectURL(file);
  try {
    return await cropped(picture, await loaded(place));
  } finally {
    URL.revokeObjectURL(place);
  }
}

/** The pictures of a staged slide as they go into its file; the slide does without one that fails. */
export async function embedPictures(found: FoundPictures): Promise<EmbeddedPictures> {
  const pictures = new Map<HTMLImageElement, EmbeddedPicture>();
  const embed = async ([picture, readable]: readonly [HTMLImageElement, ReadablePicture]) => {
    try {
      pictures.set(picture, await embedded(picture, readable));
    } catch {
      giveUp(picture);
    }
  };
  await Promise.all([...found].map(embed));
  return pictures;
}

/** A picture of one pixel that nothing is seen of. */
const emptyPicture =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The same with nothing in the place of each picture. */
export function withoutPictures(pictures: EmbeddedPictures): EmbeddedPictures {
  const empty = { address: emptyPicture, isCropped: true };
  return new Map([...pictures.keys()].map((picture) => [picture, empty]));
}
