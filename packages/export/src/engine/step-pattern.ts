/** Whose pixels edges are laid on: the screen's, for which the page is laid out, or the picture's. */
export type PixelGrid = 'screen' | 'picture';

/**
 * The pixels that edges are laid on which lie ever farther down, by less than a pixel of the picture
 * each, over one pixel of the screen in all.
 * @param rows the pixels of the picture on which they were drawn
 * @param scale pixels of the picture for one of the screen
 * @returns null where it is neither
 */
export function gridOfSteps(rows: readonly number[], scale: number): PixelGrid | null {
  const steps = rows.slice(1).map((row, place) => row - (rows[place] ?? row));
  const total = steps.reduce((sum, step) => sum + step, 0);
  if (total < Math.floor(scale) || total > Math.ceil(scale)) return null;
  if (steps.every((step) => step === 0 || step === 1)) return 'picture';
  return steps.filter((step) => step !== 0).length === 1 ? 'screen' : null;
}
