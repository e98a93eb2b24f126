import { geoComposers } from '../geo/geo-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { geo } from '../themes/geo';

export const geoDrawing: ThemeDrawing = { theme: geo, composers: geoComposers };
