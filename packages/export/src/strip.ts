import { fileSizeOf, encodeSurface, newDrawing, type CanvasDrawing } from './surface';
import { renderDeck, type DeckInput } from './render-deck';
import { verifyHeader } from './verify/verify-file';

/** Slides that a strip has at most: engines have no larger canvas on every device. */
const maxStripSlides = 10;

async function drawAt({ context }: CanvasDrawing, slide: Blob, left: number): Promise<void> {
  const bitmap = await createImageBitmap(slide);
  try {
    context.drawImage(bitmap, left, 0);
  } finally {
    bitmap.close();
  }
}

/**
 * All slides of a deck beside one another as one PNG, as a strip that is not cut.
 * Source: docs/product/export.md 16.
 * @throws where there are more than ten, or the engine has no canvas that large
 */
export async function exportStrip(input: Omit<DeckInput, 'format'>): Promise<Blob> {
  const { slides, carousel } = input;
  if (slides.length > maxStripSlides) throw new Error('Too many slides for a strip');
  const { width, height } = fileSizeOf(carousel);
  const size = { width: width * slides.length, height };
  const drawing = newDrawing(size.width, size.height);
  try {
    let left = 0;
    for await (const { blob } of renderDeck({ ...input, format: 'png' })) {
      await drawAt(drawing, blob, left);
      left += width;
    }
    const strip = await encodeSurface(drawing.canvas, 'png');
    if (strip === null) throw new Error('No strip');
    await verifyHeader(strip, { format: 'png', size });
    return strip;
  } finally {
    // Its pixels would otherwise stay until the next great tidying up.
    drawing.canvas.width = 0;
  }
}
