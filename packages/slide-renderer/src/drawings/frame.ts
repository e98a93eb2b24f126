import type { ThemeDrawing } from '../theme-drawing';
import { frame } from '../themes/frame';

export const frameDrawing: ThemeDrawing = { theme: frame };
