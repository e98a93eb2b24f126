import type { Answer, Order } from './encode.worker';
import type { PictureFormat } from './picture-format';

type Settle = (blob: Blob | null) => void;

/** A worker that encodes, and who waits for what from it. */
class Encoder {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Settle>();
  #lastId = 0;

  constructor(onBroken: () => void) {
    this.#worker = new Worker(new URL('./encode.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#settle(data);
    });
    this.#worker.addEventListener('error', () => {
      onBroken();
      this.#giveUp();
    });
  }

  #settle({ id, blob }: Answer): void {
    this.#waiting.get(id)?.(blob);
    this.#waiting.delete(id);
  }

  #giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle({ id, blob: null });
  }

  /** How many pictures wait for this worker. */
  get queue(): number {
    return this.#waiting.size;
  }

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
const encoders: Encoder[] = [];
let isBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';

/** The one with nothing to do, a new one while there may be more, or the least busy. */
function freeEncoder(): Encoder {
  const least = [...encoders].sort((one, other) => one.queue - other.queue)[0];
  if (least !== undefined && (least.queue === 0 || encoders.length === mostEncoders)) return least;
  const added = new Encoder(() => {
    isBroken = true;
  });
  encoders.push(added);
  return added;
}

/** The picture from a worker; null where workers cannot encode here. */
export async function encodeInWorker(
  canvas: HTMLCanvasElement,
  format: PictureFormat,
): Promise<Blob | null> {
  if (isBroken) return null;
  return freeEncoder().encode(await createImageBitmap(canvas), format);
}
