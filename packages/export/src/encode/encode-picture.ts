import { blobFailure } from '../export-errors';
import { encodeInWorker } from './encoder';
import { jpegQuality, mediaTypes, type PictureFormat } from './picture-format';

function encodeHere(canvas: HTMLCanvasElement, format: PictureFormat): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, mediaTypes[format], jpegQuality);
  });
}

/** A canvas as picture, encoded in a worker where there is one; its memory is freed at once. */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  format: PictureFormat,
): Promise<Blob> {
  const blob =
    (await encodeInWorker(canvas, format).catch(() => null)) ?? (await encodeHere(canvas, format));
  canvas.width = 0;
  if (blob === null) throw blobFailure();
  return blob;
}
