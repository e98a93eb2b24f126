import { boldDrawing } from './themes/bold';
import { collageDrawing } from './themes/collage';
import { editorialDrawing } from './themes/editorial';
import { frameDrawing } from './themes/frame';
import { geoDrawing } from './themes/geo';
import { glowDrawing } from './themes/glow';
import { notebookDrawing } from './themes/notebook';
import { pressDrawing } from './themes/press';
import { retroDrawing } from './themes/retro';
import { socialDrawing } from './themes/social';
import { swissDrawing } from './themes/swiss';
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
