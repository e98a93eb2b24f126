import { renderDeck } from '@arrasta/export';
import type { MixedDeck } from '../mixed-deck';

function encoder(): Worker {
  return new Worker(new URL('./floor.worker.ts', import.meta.url), { type: 'module' });
}

/** A bitmap's worth of work that starts the worker's own machinery before the clock runs. */
type Pixels = ImageBitmap | ImageData;

async function encoded(worker: Worker, images: readonly Pixels[]): Promise<void> {
  for (const pixels of images) {
    const done = new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true });
    });
    worker.postMessage(pixels, [pixels instanceof ImageData ? pixels.data.buffer : pixels]);
    await done;
  }
}

function inMemory(bitmap: ImageBitmap): ImageData {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

async function imagesOf(deck: MixedDeck, areInMemory: boolean): Promise<Pixels[]> {
  const images: Pixels[] = [];
  for await (const { blob } of renderDeck({ ...deck, format: 'png' })) {
    const bitmap = await createImageBitmap(blob);
    images.push(areInMemory ? inMemory(bitmap) : bitmap);
  }
  return images;
}

/**
 * Prepares the least that any way must do: the finished pixels of a deck, to be encoded as PNG in
 * two workers. Answers the work itself.
 * @param areInMemory whether pixels are handed over as they are: WebKit does not encode a bitmap
 */
export async function floorOf(deck: MixedDeck, areInMemory: boolean): Promise<() => Promise<void>> {
  const workers = [encoder(), encoder()];
  await Promise.all(workers.map(async (worker) => encoded(worker, [new ImageData(8, 8)])));
  const images = await imagesOf(deck, areInMemory);
  return async () => {
    await Promise.all(
      workers.map((worker, place) =>
        encoded(
          worker,
          images.filter((_, number) => number % workers.length === place),
        ),
      ),
    );
    for (const worker of workers) worker.terminate();
  };
}
