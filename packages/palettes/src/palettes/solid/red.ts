import { solid } from '../make-palette';
import type { Palette } from '../palette';

/** Red, coral and clay. */
export const red: readonly Palette[] = [
  solid('Coral', '#FF645F', '#FFFFFF', '#0F2238'),
  solid('Malagueta', '#DC2626', '#FFFFFF', '#2A0D10'),
  solid('Urucum', '#9E2B16', '#FFFBF8', '#2B110B'),
  solid('Terracota', '#B9481F', '#FBF3EA', '#2B1A12'),
  solid('Brasa', '#FF8474', '#1F1112', '#FFF1EC'),
  solid('Vinho Tinto', '#F7A8B8', '#4A0F1C', '#FFF1F2'),
];
