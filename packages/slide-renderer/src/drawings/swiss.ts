import { swissComposers } from '../swiss/swiss-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { swiss } from '../themes/swiss';

export const swissDrawing: ThemeDrawing = { theme: swiss, composers: swissComposers };
