import { timeouts } from '../timeouts';
import type { PaintJob } from '../paint/painter';
import type { FileToVerify } from '../verify/verify-file';
import type { Answer, EncodeJob, SlideJob } from './slide.worker';
import {
  encodeSurface,
  type ImageFormat,
  type Surface,
  samplePixels,
  type PixelSample,
} from '../surface';
import { rejectAfter } from '../concurrency';

type Settle = (answer: Answer | null) => void;

/** A picture of a worker, which is notified once its file has been found right or wrong. */
export interface WorkerImage extends FileToVerify {
  readonly reportResult: (isRight: boolean) => void;
}

/**
 * Pictures a worker makes before another takes its place. Its heap is too small for it to tidy up,
 * and what it has made stays in memory, wanted or not, as long as its own handle on it.
 */
const maxImages = 24;

/** Workers that ran and said nothing; none is asked any more once there were so many. */
const maxSilent = 2;
let silent = 0;

function isAnswer(data: unknown): data is Answer {
  if (typeof data !== 'object' || data === null || !('id' in data)) return false;
  if (!('blob' in data) || !('sample' in data)) return false;
  return data.blob instanceof Blob && data.sample instanceof Uint8ClampedArray;
}

/** A worker that paints and encodes, and who waits for what from it. */
class Encoder {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Settle>();
  readonly #proven = new Set<ImageFormat>();
  #lastId = 0;
  #isBroken = false;
  #runs = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Whether its code could be had and runs. */
  readonly isReady: Promise<boolean>;

  /** @throws where the engine starts no worker */
  constructor() {
    this.#worker = new Worker(new URL('./slide.worker.ts', import.meta.url), { type: 'module' });
    this.isReady = new Promise((resolve) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'ready') {
          this.#runs = true;
          resolve(true);
        } else this.#receive(data);
      });
      this.#worker.addEventListener('error', () => {
        this.#isBroken = true;
        resolve(false);
        this.#terminate();
      });
    });
  }

  #receive(data: unknown): void {
    const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
    if (typeof id === 'number') this.#settle(id, isAnswer(data) ? data : null);
  }

  #settle(id: number, answer: Answer | null): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
    this.#awaitAnswer();
    if (this.isSpent && this.queue === 0) this.#worker.terminate();
  }

  #terminate(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, null);
  }

  /** Nothing more is expected of it. */
  #dismiss(): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#worker.terminate();
    this.#terminate();
  }

  /** Begins to wait anew with each answer: those who are asked for many are late with the last. */
  #awaitAnswer(): void {
    clearTimeout(this.#silence);
    if (this.queue === 0) return;
    this.#silence = setTimeout(
      () => {
        // One that does not run may only be late over a slow network.
        if (this.#runs) silent += 1;
        this.#dismiss();
      },
      this.#runs ? timeouts.worker : timeouts.workerStart,
    );
  }

  /** How many pictures wait for this worker. */
  get queue(): number {
    return this.#waiting.size;
  }

  /** Whether its code could not be had, or it has failed. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether it has made so many pictures that it is to go once none waits for it. */
  get isSpent(): boolean {
    return this.#lastId >= maxImages;
  }

  async #run(job: EncodeJob | SlideJob, transfer: ImageBitmap[]): Promise<WorkerImage | null> {
    if (this.#isBroken) return null;
    const answer = await new Promise<Answer | null>((resolve) => {
      this.#worker.postMessage(job, transfer);
      this.#waiting.set(job.id, resolve);
      this.#awaitAnswer();
    });
    if (answer === null) return null;
    const { format } = job;
    return {
      ...answer,
      isProven: this.#proven.has(format),
      reportResult: (isRight) => {
        if (isRight) this.#proven.add(format);
        else this.#dismiss();
      },
    };
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** The bitmap, which is the worker's from now on, as picture; null where it could not be made. */
  encode(bitmap: ImageBitmap, format: ImageFormat): Promise<WorkerImage | null> {
    return this.#run({ kind: 'encode', id: this.#nextId(), bitmap, format }, [bitmap]);
  }

  /** A slide as picture; null where it could not be painted as it was laid out. */
  paint(slide: PaintJob, format: ImageFormat): Promise<WorkerImage | null> {
    const bitmaps = slide.images.flatMap(({ source }) =>
      source instanceof ImageBitmap ? [source] : [],
    );
    return this.#run({ ...slide, kind: 'paint', id: this.#nextId(), format }, bitmaps);
  }
}

/** A third would only take time from the page that draws. Source: docs/product/export.md 11. */
const maxEncoders = 2;
let encoders: Encoder[] = [];

function startEncoder(): void {
  try {
    encoders.push(new Encoder());
  } catch {
    // An engine that has workers may still start none: everything is made on the page then.
    silent = maxSilent;
  }
}

/**
 * Starts a worker, which takes it a moment, while there is other work to do. One whose code could
 * not be had, as without a network, is tried anew.
 */
export function warmEncoder(): void {
  encoders = encoders.filter(({ isSpent, isBroken }) => !isSpent && !isBroken);
  if (typeof Worker === 'undefined' || silent >= maxSilent) return;
  if (encoders.length === 0) startEncoder();
}

function leastBusy(): Encoder | null {
  return [...encoders].sort((one, other) => one.queue - other.queue)[0] ?? null;
}

/**
 * The least busy worker, which may still be starting; null where there are none here. The second
 * one starts when the first is given its work: both at once would keep a first slide waiting.
 */
export function leastBusyEncoder(): Encoder | null {
  warmEncoder();
  const encoder = leastBusy();
  if (encoder !== null && encoders.length < maxEncoders) startEncoder();
  return encoder;
}

/** A copy of the canvas goes: where the worker fails, the page encodes what is still on it. */
async function encodeInWorker(canvas: Surface, format: ImageFormat): Promise<WorkerImage | null> {
  const encoder = leastBusyEncoder();
  if (encoder === null) return null;
  const isReady = await rejectAfter(encoder.isReady, timeouts.workerReady);
  // While one was starting others may have had their last picture made by it.
  if (!isReady || encoder.isSpent) return null;
  return encoder.encode(await createImageBitmap(canvas), format);
}

async function encodeOnPage(
  canvas: Surface,
  format: ImageFormat,
  sample: PixelSample,
): Promise<WorkerImage | null> {
  const blob = await rejectAfter(encodeSurface(canvas, format), timeouts.encoding);
  return blob === null ? null : { blob, sample, isProven: false, reportResult: () => undefined };
}

/**
 * What is on a canvas as files, each encoded in another way, as long as another is asked for: in a
 * worker, where there is one, then on the page. The canvas is empty afterwards.
 */
export async function* encodeDrawing(
  canvas: Surface,
  format: ImageFormat,
): AsyncGenerator<WorkerImage> {
  try {
    const sample = samplePixels(canvas, canvas);
    const ofWorker = await encodeInWorker(canvas, format).catch(() => null);
    if (ofWorker !== null) yield { ...ofWorker, sample };
    const ofPage = await encodeOnPage(canvas, format, sample).catch(() => null);
    if (ofPage !== null) yield ofPage;
  } finally {
    canvas.width = 0;
  }
}
