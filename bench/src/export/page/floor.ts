import { developDeck } from '@arrasta/export';
import type { MixedDeck } from '../mixed-deck';

function encoder(): Worker {
  return new Worker(new URL('./floor.worker.ts', import.meta.url), { type: 'module' });
}

/** A bitmap's worth of work that starts the worker's own machinery before the clock runs. */
async function encoded(worker: Worker, bitmaps: readonly ImageBitmap[]): Promise<void> {
  for (const bitmap of bitmaps) {
    const done = new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true });
    });
    worker.postMessage(bitmap, [bitmap]);
    await done;
  }
}

async function picturesOf(deck: MixedDeck): Promise<ImageBitmap[]> {
  const bitmaps: ImageBitmap[] = [];
  for await (const { blob } of developDeck({ ...deck, format: 'png' })) {
    bitmaps.push(await createImageBitmap(blob));
  }
  return bitmaps;
}

/**
 * Prepares the least that any way must do: the finished pixels of a deck, to be encoded as PNG in
 * two workers. Answers the work itself.
 */
export async function floorOf(deck: MixedDeck): Promise<() => Promise<void>> {
  const workers = [encoder(), encoder()];
  await Promise.all(
    workers.map(async (worker) => encoded(worker, [await createImageBitmap(new ImageData(8, 8))])),
  );
  const bitmaps = await picturesOf(deck);
  return async () => {
    await Promise.all(
      workers.map((worker, place) =>
        encoded(
          worker,
          bitmaps.filter((_, number) => number % workers.length === place),
        ),
      ),
    );
    for (const worker of workers) worker.terminate();
  };
}
