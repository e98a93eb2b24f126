import type { Answer, Order } from './encode.worker';

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

  encode(bitmap: ImageBitmap): Promise<Blob | null> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      const order: Order = { id, bitmap };
      this.#worker.postMessage(order, [bitmap]);
    });
  }
}

let encoder: Encoder | null = null;
let isBroken = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';

/** PNG from the worker; null where workers cannot encode here. */
export async function encodeInWorker(canvas: HTMLCanvasElement): Promise<Blob | null> {
  if (isBroken) return null;
  encoder ??= new Encoder(() => {
    isBroken = true;
  });
  return encoder.encode(await createImageBitmap(canvas));
}
