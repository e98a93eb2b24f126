import { jpegQuality, mediaTypes, type PictureFormat } from './picture-format';

/** A bitmap to encode. */
export interface Order {
  readonly id: number;
  readonly bitmap: ImageBitmap;
  readonly format: PictureFormat;
}

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

/** Encodes a bitmap outside the page's own thread; what is encoded is what is there at the call. */
function encode({ bitmap, format }: Order): Promise<Blob> {
  context?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: mediaTypes[format], quality: jpegQuality });
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  encode(data).then(
    (blob) => {
      answer({ id: data.id, blob });
    },
    () => {
      answer({ id: data.id, blob: null });
    },
  );
});

postMessage('ready');
