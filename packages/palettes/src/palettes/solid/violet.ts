import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Violet and purple. */
export const violet: readonly Palette[] = [
  solid('Lavanda', '#A78BFA', '#FFFFFF', '#1E1240'),
  solid('Ametista', '#7C3AED', '#FFFFFF', '#1C1038'),
  solid('Jabuticaba', '#4C1D7A', '#FBF9FD', '#1D0F2B'),
  solid('Quaresmeira', '#8E3FA8', '#F6EDFA', '#261030'),
  solid('Via Láctea', '#C4A5FF', '#171126', '#F5F0FF'),
  solid('Balada', '#C8F04B', '#2E1460', '#F7F3FF'),
];
