import type { LostFonts } from './fonts/lost-fonts';
import { hostTurns, type InTurn } from './pictures/host-turns';

/** What the slides of one export learn from each other about what keeps them waiting. */
export interface ExportWaits {
  readonly inTurn: InTurn;
  readonly lostFonts: LostFonts;
}

/** @param signal ends the export; nothing more is asked for then. */
export function exportWaits(signal?: AbortSignal): ExportWaits {
  return { inTurn: hostTurns(signal), lostFonts: new Set() };
}
