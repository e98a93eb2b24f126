addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(data);
  void canvas.convertToBlob({ type: 'image/png' }).then((blob) => {
    postMessage(blob);
  });
});
