/** Pixels that were handed over; in memory where the engine encodes no canvas that was given a bitmap. */
function canvasOf(pixels: ImageBitmap | ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  if (pixels instanceof ImageData) {
    canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0);
  } else {
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(pixels);
  }
  return canvas;
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap | ImageData>) => {
  void canvasOf(data)
    .convertToBlob({ type: 'image/png' })
    .then((blob) => {
      postMessage(blob);
    });
});
