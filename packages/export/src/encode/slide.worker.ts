import { paintOrder, type PaintOrder } from '../painting/paint-order';
import { jpegQuality, mediaTypes, type PictureFormat } from './picture-format';

/** A bitmap to encode. */
export interface EncodeOrder {
  readonly kind: 'encode';
  readonly id: number;
  readonly bitmap: ImageBitmap;
  readonly format: PictureFormat;
}

/** A slide to paint and encode. */
export interface SlideOrder extends PaintOrder {
  readonly kind: 'paint';
  readonly id: number;
  readonly format: PictureFormat;
}

export type Order = EncodeOrder | SlideOrder;

/** The picture of an order; null where it could not be made. */
export interface Answer {
  readonly id: number;
  readonly blob: Blob | null;
}

function answer(message: Answer): void {
  postMessage(message);
}

/** One for all pictures: a worker's heap is too small for it to tidy up, and each takes 6 MB. */
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('bitmaprenderer');

function encoded(one: OffscreenCanvas, format: PictureFormat): Promise<Blob> {
  return one.convertToBlob({ type: mediaTypes[format], quality: jpegQuality });
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: two at once would both be late. */
function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Paints and encodes outside the page's own thread. */
function blobOf(order: Order): Promise<Blob> {
  if (order.kind === 'paint') {
    return paintOrder(order, (paint) => inTurn(() => encoded(paint(), order.format)));
  }
  return inTurn(() => {
    context?.transferFromImageBitmap(order.bitmap);
    return encoded(canvas, order.format);
  });
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  blobOf(data).then(
    (blob) => {
      answer({ id: data.id, blob });
    },
    () => {
      answer({ id: data.id, blob: null });
    },
  );
});

postMessage('ready');
