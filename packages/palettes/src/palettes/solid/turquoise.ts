import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Turquoise and sea green. */
export const turquoise: readonly Palette[] = [
  solid('Cyan Fresh', '#06D6A0', '#FFFFFF', '#111827'),
  solid('Arraial', '#14B5A6', '#FFFFFF', '#0D2B33'),
  solid('Mata Atlântica', '#1F6B4A', '#FAFAF3', '#12241B'),
  solid('Jade', '#14706A', '#E2F4EE', '#0F2E2B'),
  solid('Vitória-régia', '#7FE3C0', '#0C1F1B', '#EEFBF6'),
  solid('Palmeira-imperial', '#F3D756', '#0F3D36', '#FBF6E6'),
];
