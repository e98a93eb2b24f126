import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Water: cyan and petrol. */
export const cyan: readonly Palette[] = [
  solid('Piscina', '#1FBFE0', '#FFFFFF', '#0B2239'),
  solid('Noronha', '#0879A0', '#FFFFFF', '#0A2530'),
  solid('Petróleo', '#0B585E', '#F8FAF8', '#0A2528'),
  solid('Restinga', '#0F6B8A', '#F8F0E1', '#0B2630'),
  solid('Fundo do Mar', '#5FDCEB', '#081C26', '#EAF8FC'),
  solid('Farol', '#FF8F66', '#0C3A4A', '#FFF4EC'),
];
