import type { Area } from '../context';
import { areaAround } from './composed-parts';
import type { ListRow, TextItem, TextRun } from './composition';

function middleOf({ left, top, width, height }: Area) {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Where a box has to stand so that, turned about its own middle, it lies as if it had been turned
 * together with another one.
 * @param degrees clockwise
 */
export function turnWithWhole(area: Area, whole: Area, degrees: number): Area {
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

/** How far a box has to be moved so that, turned about its own middle, it lies as if turned with `whole`. */
function moveTo(whole: Area, degrees: number, own: Area): (area: Area) => Area {
  const moved = turnWithWhole(own, whole, degrees);
  const [x, y] = [moved.left - own.left, moved.top - own.top];
  return (area) => ({ ...area, left: area.left + x, top: area.top + y });
}

/** The words of an element that lie on something turned. */
export function turnText(item: TextItem, whole: Area, degrees: number): TextItem {
  if (degrees === 0) return item;
  const move = moveTo(whole, degrees, areaAround(item.runs.map(({ area }) => area)));
  const moveRun = (run: TextRun): TextRun => ({ ...run, area: move(run.area) });
  return {
    ...item,
    runs: item.runs.map(moveRun),
    ...(item.whole && { whole: moveRun(item.whole) }),
    turn: degrees,
  };
}

/** A part of a slide that lies on something turned, and is turned about its own middle. */
export function turnPart<Part extends { readonly area: Area }>(
  part: Part,
  whole: Area,
  degrees: number,
): Part & { readonly turn?: number } {
  return degrees === 0
    ? part
    : { ...part, area: turnWithWhole(part.area, whole, degrees), turn: degrees };
}

/** A row of a list, with what is under its words and its mark, that lies on something turned. */
export function turnRow(row: ListRow, whole: Area, degrees: number): ListRow {
  return {
    ...row,
    under: row.under.map((under) => turnPart(under, whole, degrees)),
    mark: row.mark && turnPart(row.mark, whole, degrees),
    runs: row.runs.map((run) => turnPart(run, whole, degrees)),
  };
}
