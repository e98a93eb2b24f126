import { boldDrawing } from './drawings/bold';
import { collageDrawing } from './drawings/collage';
import { editorialDrawing } from './drawings/editorial';
import { frameDrawing } from './drawings/frame';
import { geoDrawing } from './drawings/geo';
import { glowDrawing } from './drawings/glow';
import { notebookDrawing } from './drawings/notebook';
import { pressDrawing } from './drawings/press';
import { retroDrawing } from './drawings/retro';
import { socialDrawing } from './drawings/social';
import { swissDrawing } from './drawings/swiss';
import { registerDrawing } from './theme-drawings';

const drawings = [
  editorialDrawing,
  boldDrawing,
  notebookDrawing,
  frameDrawing,
  socialDrawing,
  swissDrawing,
  glowDrawing,
  retroDrawing,
  collageDrawing,
  pressDrawing,
  geoDrawing,
];

/**
 * Makes all themes known at once, for those who draw without waiting: the build, tests. Importing it
 * loads all their code.
 */
export function registerAllThemes(): void {
  drawings.forEach(registerDrawing);
}
