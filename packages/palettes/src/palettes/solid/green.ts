import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Lime, leaf and olive. */
export const green: readonly Palette[] = [
  solid('Limão-taiti', '#A8C414', '#FFFFFF', '#1A2310'),
  solid('Gramado', '#57AD2B', '#FFFFFF', '#14240E'),
  solid('Oliva', '#70710F', '#FBFAF3', '#24230C'),
  solid('Sálvia', '#7A9F66', '#EAF3E3', '#182412'),
  solid('Samambaia', '#A5DE7A', '#10190F', '#F1F9EA'),
  solid('Bromélia', '#E9A6EA', '#24391B', '#F9F4F8'),
];
