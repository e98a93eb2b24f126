interface Order {
  readonly id: number;
  readonly bitmap: ImageBitmap;
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
      postMessage({ id: data.id, blob });
    },
    () => {
      postMessage({ id: data.id, blob: null });
    },
  );
});
