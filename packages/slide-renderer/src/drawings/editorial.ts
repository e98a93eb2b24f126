import type { ThemeDrawing } from '../theme-drawing';
import { editorial } from '../themes/editorial';

export const editorialDrawing: ThemeDrawing = { theme: editorial };
