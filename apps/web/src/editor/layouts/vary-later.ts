import { createAheadLoader } from '../../loading/chunk-loader';

const variants = createAheadLoader(() => import('./layout-variants'));

/** Gives the slide its next layout (1), or the one before (-1); the rules come after the first load. */
export async function varyLater(step: 1 | -1): Promise<void> {
  if (await variants.load()) (await variants.get()).varySlide(step);
}
