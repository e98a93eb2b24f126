import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Blue, from sky to navy. */
export const blue: readonly Palette[] = [
  solid('Céu Aberto', '#4BA3FF', '#FFFFFF', '#0A1B3D'),
  solid('Anil', '#4F46E5', '#FFFFFF', '#111827'),
  solid('Azulejo', '#0F52BA', '#F9FAFC', '#0F1A33'),
  solid('Jeans', '#46639E', '#E8EFFA', '#10192D'),
  solid('Noite Cobalto', '#8FA2FF', '#10162B', '#F3F5FF'),
  solid('Lua Cheia', '#FFE38A', '#14275A', '#FFF9EC'),
];
