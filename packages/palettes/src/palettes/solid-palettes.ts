import type { Palette } from './palette';
import { blue } from './solid/blue';
import { cyan } from './solid/cyan';
import { green } from './solid/green';
import { neutral } from './solid/neutral';
import { pink } from './solid/pink';
import { red } from './solid/red';
import { turquoise } from './solid/turquoise';
import { violet } from './solid/violet';
import { yellow } from './solid/yellow';

/**
 * The 52 palettes on a plain ground. Each family of hues is a row of six: bright and strong on
 * white, deep on white, a tinted paper, and two dark grounds; the greys end the grid.
 */
export const solidPalettes: readonly Palette[] = [
  ...turquoise,
  ...cyan,
  ...blue,
  ...violet,
  ...pink,
  ...red,
  ...yellow,
  ...green,
  ...neutral,
];
