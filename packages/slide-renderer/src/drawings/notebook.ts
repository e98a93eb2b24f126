import type { ThemeDrawing } from '../theme-drawing';
import { notebook } from '../themes/notebook';

export const notebookDrawing: ThemeDrawing = { theme: notebook };
