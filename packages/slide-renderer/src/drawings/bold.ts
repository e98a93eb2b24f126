import type { ThemeDrawing } from '../theme-drawing';
import { bold } from '../themes/bold';

export const boldDrawing: ThemeDrawing = { theme: bold };
