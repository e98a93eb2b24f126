import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Blue, from sky to navy. */
export const blue: readonly Palette[] = [
  solid('Céu Aberto', '#4BA3FF', '#FFFFFF', '#0A1B3D'),
  solid('Azulejo', '#2563EB', '#FFFFFF', '#10183A'),
  solid('Marinheiro', '#1E3F8A', '#F9FAFC', '#0F1A33'),
  solid('Jeans', '#46639E', '#E8EFFA', '#10192D'),
  solid('Noite Cobalto', '#8FA2FF', '#10162B', '#F3F5FF'),
  solid('Lua Cheia', '#FFE38A', '#14275A', '#FFF9EC'),
];
