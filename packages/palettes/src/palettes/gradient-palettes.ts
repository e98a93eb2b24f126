import { cool } from './gradient/cool';
import { deep } from './gradient/deep';
import { pale } from './gradient/pale';
import { warm } from './gradient/warm';
import type { Palette } from './palette';

/** The 23 palettes on a gradient: the light ones around the hues, then the deep ones. */
export const gradientPalettes: readonly Palette[] = [...warm, ...cool, ...pale, ...deep];
