import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Greys and sand. */
export const neutral: readonly Palette[] = [
  solid('Nanquim', '#24272C', '#FFFFFF', '#15171A'),
  solid('Granito', '#5F6B7A', '#F7F8FA', '#1B2129'),
  solid('Areia', '#C29F68', '#F5EEE1', '#261D12'),
  solid('Asfalto', '#D9D4C7', '#1A1B1D', '#F5F4F0'),
];
