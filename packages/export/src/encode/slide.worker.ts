import pLimit from 'p-limit';
import { runPaintJob, type PaintJob } from '../paint/painter';
import {
  samplePixels,
  type PixelSample,
  jpegQuality,
  mediaTypes,
  type ImageFormat,
} from '../surface';

/** A bitmap to encode. */
export interface EncodeJob {
  readonly kind: 'encode';
  readonly id: number;
  readonly bitmap: ImageBitmap;
  readonly format: ImageFormat;
}

/** A slide to paint and encode. */
export interface SlideJob extends PaintJob {
  readonly kind: 'paint';
  readonly id: number;
  readonly format: ImageFormat;
}

export type WorkerJob = EncodeJob | SlideJob;

/** The picture of a job, and pixels of what it was encoded from. */
export interface Answer {
  readonly id: number;
  readonly blob: Blob;
  readonly sample: PixelSample;
}

/** What is said of a job that could not be carried out. */
interface Refusal {
  readonly id: number;
  readonly blob: null;
}

function answer(message: Answer | Refusal): void {
  postMessage(message);
}

/** One for all pictures: a worker's heap is too small for it to tidy up, and each takes 6 MB. */
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('bitmaprenderer');

type Encoded = Omit<Answer, 'id'>;

async function encodeCanvas(
  one: OffscreenCanvas,
  format: ImageFormat,
  sample: PixelSample,
): Promise<Encoded> {
  return {
    blob: await one.convertToBlob({ type: mediaTypes[format], quality: jpegQuality }),
    sample,
  };
}

/** One after another: two at once would both be late. */
const inTurn = pLimit(1);

/**
 * Paints and encodes outside the page's own thread, and answers. A worker encodes at once and not
 * in the background: the answer goes before the next job begins, as it would wait for that whole job.
 */
function carryOut(job: WorkerJob): Promise<void> {
  const { id, format } = job;
  if (job.kind === 'paint') {
    return runPaintJob(job, (paint) =>
      inTurn(async () => {
        const painted = paint();
        answer({
          id,
          ...(await encodeCanvas(painted, format, samplePixels(painted, painted))),
        });
      }),
    );
  }
  return inTurn(async () => {
    const sample = samplePixels(job.bitmap, job.bitmap);
    context?.transferFromImageBitmap(job.bitmap);
    answer({ id, ...(await encodeCanvas(canvas, format, sample)) });
  });
}

addEventListener('message', ({ data }: MessageEvent<WorkerJob>) => {
  carryOut(data).catch(() => {
    answer({ id: data.id, blob: null });
  });
});

postMessage('ready');
