import type { Answer, Order } from './encode.worker';
import type { PictureFormat } from './picture-format';

type Settle = (blob: Blob | null) => void;

/**
 * Pictures a worker makes before another takes its place. Its heap is too small for it to tidy up,
 * and what it has made stays in memory, wanted or not, as long as its own handle on it.
 */
const mostPictures = 8;

/** A worker that encodes, and who waits for what from it. */
class Encoder {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Settle>();
  #lastId = 0;
  /** Whether its code could be had and runs. */
  readonly isReady: Promise<boolean>;

  constructor() {
    this.#worker = new Worker(new URL('./encode.worker.ts', import.meta.url), { type: 'module' });
    this.isReady = new Promise((resolve) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
        if (data === 'ready') resolve(true);
        else this.#settle(data);
      });
      this.#worker.addEventListener('error', () => {
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

  /** Whether it has made so many pictures that it is to go once none waits for it. */
  get isSpent(): boolean {
    return this.#lastId >= mostPictures;
  }

  /** The bitmap, which is the worker's from now on, as picture; null where it could not be made. */
  encode(bitmap: ImageBitmap, format: PictureFormat): Promise<Blob | null> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      const order: Order = { id, bitmap, format };
      this.#worker.postMessage(order, [bitmap]);
    });
  }
}

/** A third would only take time from the page that draws. Source: export.md, measurements. */
const mostEncoders = 2;
let encoders: Encoder[] = [];

/** Starts the workers, which takes them a moment, while there is other work to do. */
export function warmEncoders(): void {
  if (typeof Worker === 'undefined') return;
  encoders = encoders.filter(({ isSpent }) => !isSpent);
  while (encoders.length < mostEncoders) encoders.push(new Encoder());
}

/** The least busy worker; null where workers cannot encode here, or not now. */
export async function readyEncoder(): Promise<Encoder | null> {
  warmEncoders();
  const all = [...encoders];
  const started = await Promise.all(all.map(({ isReady }) => isReady));
  // One whose code could not be had, as without a network, is tried anew with the next picture.
  encoders = encoders.filter((encoder) => started[all.indexOf(encoder)] !== false);
  const ready = all.filter((_, place) => started[place]);
  if (ready.length === 0) return null;
  // While one was starting another may have made its last picture.
  const lasting = ready.filter(({ isSpent }) => !isSpent);
  return lasting.sort((one, other) => one.queue - other.queue)[0] ?? readyEncoder();
}
