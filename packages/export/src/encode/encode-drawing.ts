import { limits } from '../limits';
import { encodeSurface, type Surface } from '../surface';
import { samplePixels, type PixelSample } from '../verify/pixel-sample';
import { withTimeout } from '../concurrency';
import { leastBusyEncoder, type WorkerPicture } from './encoder';
import type { PictureFormat } from '../picture-format';

/** A copy of the canvas goes: where the worker fails, the page encodes what is still on it. */
async function encodeInWorker(
  canvas: Surface,
  format: PictureFormat,
): Promise<WorkerPicture | null> {
  const encoder = leastBusyEncoder();
  if (encoder === null) return null;
  const isReady = await withTimeout(encoder.isReady, limits.workerReady);
  // While one was starting others may have had their last picture made by it.
  if (!isReady || encoder.isSpent) return null;
  return encoder.encode(await createImageBitmap(canvas), format);
}

async function encodeOnPage(
  canvas: Surface,
  format: PictureFormat,
  sample: PixelSample,
): Promise<WorkerPicture | null> {
  const blob = await withTimeout(encodeSurface(canvas, format), limits.encoding);
  return blob === null ? null : { blob, sample, isProven: false, judge: () => undefined };
}

/**
 * What is on a canvas as files, each encoded in another way, as long as another is asked for: in a
 * worker, where there is one, then on the page. The canvas is empty afterwards.
 */
export async function* encodeDrawing(
  canvas: Surface,
  format: PictureFormat,
): AsyncGenerator<WorkerPicture> {
  try {
    const sample = samplePixels(canvas);
    const ofWorker = await encodeInWorker(canvas, format).catch(() => null);
    if (ofWorker !== null) yield { ...ofWorker, sample };
    const ofPage = await encodeOnPage(canvas, format, sample).catch(() => null);
    if (ofPage !== null) yield ofPage;
  } finally {
    canvas.width = 0;
  }
}
