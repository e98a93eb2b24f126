/** A bitmap to encode. */
export interface Order {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

/** The PNG of an order; null where it could not be made. */
export interface Answer {
  readonly id: number;
  readonly blob: Blob | null;
}

function answer(message: Answer): void {
  postMessage(message);
}

/** Encodes a bitmap as PNG outside the page's own thread. */
async function encode(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type: 'image/png' });
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  encode(data.bitmap).then(
    (blob) => {
      answer({ id: data.id, blob });
    },
    () => {
      answer({ id: data.id, blob: null });
    },
  );
});
