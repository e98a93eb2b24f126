import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Orange, amber and yellow. */
export const yellow: readonly Palette[] = [
  solid('Tangerina', '#FF8A1F', '#FFFFFF', '#2B1608'),
  solid('Ipê-amarelo', '#F2B705', '#FFFFFF', '#1F2937'),
  solid('Rapadura', '#8E4F12', '#FDFAF5', '#2B1A08'),
  solid('Mel', '#DFA000', '#FDF1D0', '#2E2008'),
  solid('Vaga-lume', '#FFC045', '#1C1710', '#FFF7E3'),
  solid('Cacau', '#8FD3E8', '#3A2116', '#FBF3EC'),
];
