import { blobFailure } from '../export-errors';
import { encodeInWorker } from './encoder';

function encodeHere(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** A canvas as PNG, encoded in a worker where there is one; its memory is freed at once. */
export async function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = (await encodeInWorker(canvas).catch(() => null)) ?? (await encodeHere(canvas));
  canvas.width = 0;
  if (blob === null) throw blobFailure();
  return blob;
}
