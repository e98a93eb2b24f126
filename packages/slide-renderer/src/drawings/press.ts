import { pressComposers } from '../press/press-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { press } from '../themes/press';

export const pressDrawing: ThemeDrawing = { theme: press, composers: pressComposers };
