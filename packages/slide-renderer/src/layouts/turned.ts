import type { Area } from '../context';
import type { TextRun } from './composition';

function middleOf({ left, top, width, height }: Area) {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Where a box has to stand so that, turned about its own middle, it lies as if it had been turned
 * together with another one.
 * @param degrees clockwise
 */
export function turnedWith(area: Area, whole: Area, degrees: number): Area {
  const angle = (degrees * Math.PI) / 180;
  const pivot = middleOf(whole);
  const middle = middleOf(area);
  const [x, y] = [middle.x - pivot.x, middle.y - pivot.y];
  return {
    ...area,
    left: area.left + x * Math.cos(angle) - y * Math.sin(angle) - x,
    top: area.top + x * Math.sin(angle) + y * Math.cos(angle) - y,
  };
}

/** Words that lie on something turned. */
export function turnRuns(runs: readonly TextRun[], whole: Area, degrees: number): TextRun[] {
  return runs.map((run) => ({
    ...run,
    area: turnedWith(run.area, whole, degrees),
    turn: degrees,
  }));
}
