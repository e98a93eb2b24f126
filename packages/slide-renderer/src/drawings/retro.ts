import { retroComposers } from '../retro/retro-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { retro } from '../themes/retro';

export const retroDrawing: ThemeDrawing = { theme: retro, composers: retroComposers };
