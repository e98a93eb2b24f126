import type { PaintOrder } from '../painting/paint-order';
import type { Answer, EncodeOrder, SlideOrder } from './slide.worker';
import type { PictureFormat } from './picture-format';

type Settle = (blob: Blob | null) => void;

/**
 * Pictures a worker makes before another takes its place. Its heap is too small for it to tidy up,
 * and what it has made stays in memory, wanted or not, as long as its own handle on it.
 */
const mostPictures = 24;

/** A worker that paints and encodes, and who waits for what from it. */
class Encoder {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Settle>();
  #lastId = 0;
  #isBroken = false;
  /** Whether its code could be had and runs. */
  readonly isReady: Promise<boolean>;

  constructor() {
    this.#worker = new Worker(new URL('./slide.worker.ts', import.meta.url), { type: 'module' });
    this.isReady = new Promise((resolve) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
        if (data === 'ready') resolve(true);
        else this.#settle(data);
      });
      this.#worker.addEventListener('error', () => {
        this.#isBroken = true;
        resolve(false);
        this.#giveUp();
      });
    });
  }

  #settle({ id, blob }: Answer): void {
    this.#waiting.get(id)?.(blob);
    this.#waiting.delete(id);
    if (this.isSpent && this.queue === 0) this.#worker.terminate();
  }

  #giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle({ id, blob: null });
  }

  /** How many pictures wait for this worker. */
  get queue(): number {
    return this.#waiting.size;
  }

  /** Whether its code could not be had. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether it has made so many pictures that it is to go once none waits for it. */
  get isSpent(): boolean {
    return this.#lastId >= mostPictures;
  }

  #ordered(order: EncodeOrder | SlideOrder, transfer: ImageBitmap[]): Promise<Blob | null> {
    return new Promise((resolve) => {
      this.#waiting.set(order.id, resolve);
      this.#worker.postMessage(order, transfer);
    });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** The bitmap, which is the worker's from now on, as picture; null where it could not be made. */
  encode(bitmap: ImageBitmap, format: PictureFormat): Promise<Blob | null> {
    return this.#ordered({ kind: 'encode', id: this.#nextId(), bitmap, format }, [bitmap]);
  }

  /** A slide as picture; null where it could not be painted as it was laid out. */
  paint(slide: PaintOrder, format: PictureFormat): Promise<Blob | null> {
    const bitmaps = slide.pictures.flatMap(({ source }) =>
      source instanceof ImageBitmap ? [source] : [],
    );
    return this.#ordered({ ...slide, kind: 'paint', id: this.#nextId(), format }, bitmaps);
  }
}

/** A third would only take time from the page that draws. Source: export.md, measurements. */
const mostEncoders = 2;
let encoders: Encoder[] = [];

/**
 * Starts a worker, which takes it a moment, while there is other work to do. One whose code could
 * not be had, as without a network, is tried anew.
 */
export function warmEncoder(): void {
  if (typeof Worker === 'undefined') return;
  encoders = encoders.filter(({ isSpent, isBroken }) => !isSpent && !isBroken);
  if (encoders.length === 0) encoders.push(new Encoder());
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
  if (encoder !== null && encoders.length < mostEncoders) encoders.push(new Encoder());
  return encoder;
}
