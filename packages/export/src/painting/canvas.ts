export type Context = OffscreenCanvasRenderingContext2D;

/** A canvas of this many pixels, empty. Its pixels are read back, so that it is best off in memory. */
export function emptyContext(width: number, height: number): Context {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  return context;
}
