import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Pink, magenta and plum. */
export const pink: readonly Palette[] = [
  solid('Chiclete', '#FF6FB5', '#FFFFFF', '#2A0B2E'),
  solid('Pitaia', '#D9257F', '#FFFFFF', '#2B0A1E'),
  solid('Beterraba', '#8C1459', '#FFFAFC', '#2B0A1E'),
  solid('Algodão-doce', '#EC6FA8', '#FDEAF2', '#2E0F1E'),
  solid('Orquídea', '#FF9FD0', '#22101C', '#FFF0F7'),
  solid('Ameixa', '#FFB38A', '#4A1238', '#FFF3EC'),
];
