import { collageComposers } from '../collage/collage-composers';
import { slipUnder } from '../collage/papers';
import type { ThemeDrawing } from '../theme-drawing';
import { collage } from '../themes/collage';

export const collageDrawing: ThemeDrawing = {
  theme: collage,
  composers: collageComposers,
  groundOfMore: slipUnder,
};
