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

/** Encodes a bitmap outside the page's own thread. */
async function encode({ bitmap, format }: Order): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
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
