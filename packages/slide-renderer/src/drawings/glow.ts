import { glowComposers } from '../glow/glow-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { glow } from '../themes/glow';

export const glowDrawing: ThemeDrawing = { theme: glow, composers: glowComposers };
