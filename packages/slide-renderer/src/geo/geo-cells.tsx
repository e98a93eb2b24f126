import {
  gradientStops,
  luminance,
  mix,
  wholeChannels,
  type Color,
  cssOf,
  worstContrast,
} from '@arrasta/palettes';
import { useMemo } from 'react';
import { type SlideContext, slideWidth, type Scene } from '../context';
import { hashIndex } from '../decoration/seed';
import { slideHeightOf } from '../format';
import { PathFigure } from '../layouts/composed-parts';
import { cellFigures, cellBackground, cellPath, cutFigures } from './cell-paths';
import { cellGridOf, hasImageElement, imageRowsOf, imageTopOf, type CellGrid } from './geo-place';

/** A secondary colour of less luminance is that of a dark palette. */
const darkBelow = 0.2;

/** The five colours of cells, marks and blocks, by role. Source: docs/product/themes.md 7. */
export function geoColorsOf({ palette, carousel }: SlideContext): readonly Color[] {
  const { primary, secondary, accent } = palette;
  const isDark = luminance(secondary) < darkBelow;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  return [
    primary,
    accent,
    stops.at(-1) ?? mix(primary, secondary, isDark ? 0.45 : 0.5),
    stops[0] ?? mix(secondary, primary, 0.16),
    mix(primary, accent, isDark ? 0.5 : 0.42),
  ].map(wholeChannels);
}

/** A cell of the slide: its place in the grid of the whole carousel, and in px of the slide. */
interface Cell {
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
}

/** What a figure must stand out of its cell by. */
const minContrast = 1.35;

/** What a number of the fixed hash is used for. */
const uses = { background: 0, figure: 1, color: 2, turn: 3, cut: 4, cutColor: 5 } as const;

function keyOf(seed: number, column: number, row: number, use: keyof typeof uses): number {
  return seed * 65_537 + column * 128 + row * 8 + uses[use];
}

/** Paths of one colour: drawn as one. */
class PathsByColor {
  readonly #paths = new Map<number, string[]>();

  add(color: number, path: string): void {
    this.#paths.set(color, [...(this.#paths.get(color) ?? []), path]);
  }

  toFigures(colors: readonly Color[]): { readonly fill: string; readonly path: string }[] {
    return [...this.#paths].flatMap(([index, paths]) => {
      const color = colors[index];
      return color === undefined ? [] : [{ fill: cssOf(color), path: paths.join('') }];
    });
  }
}

/** The next colour, from a place on, that stands out of a background. */
function findContrasting(colors: readonly Color[], background: number, from: number): number {
  const under = colors[background];
  const turns = colors.map((_, index) => (from + index) % colors.length);
  const found = turns.find((index) => {
    const color = colors[index];
    if (index === background || color === undefined || under === undefined) return false;
    return worstContrast(color, [under]) >= minContrast;
  });
  return found ?? (background + 1) % colors.length;
}

/** Layouts whose picture leaves the last column under the row to cells. */
const framedLayouts: readonly string[] = ['cover-photo', 'cover-frame'];

/** How many columns such a picture has. */
export function imageColumnsOf({ columns }: CellGrid): number {
  return columns === 4 ? 3 : 4;
}

/** Columns and rows of the slide that have a cell, with the rows' top edges. */
function placesOf(
  context: SlideContext,
  grid: CellGrid,
): { column: number; row: number; top: number }[] {
  const { module, columns, rows, side } = grid;
  const height = slideHeightOf(context.carousel);
  const inRow = (row: number, top: number, from = 0) =>
    Array.from({ length: columns - from }, (_, index) => ({ column: from + index, row, top }));
  if (side === 'foot') return inRow(0, height - module);
  if (side === 'right') {
    const count = Math.ceil(height / module);
    return Array.from({ length: count }, (_, row) => ({
      column: columns - 1,
      row,
      top: row * module,
    }));
  }
  const head = Array.from({ length: rows }, (_, row) => inRow(row, row * module)).flat();
  const isFramed = framedLayouts.includes(context.slide.layout) && hasImageElement(context);
  if (!isFramed || context.photograph !== null) return head;
  const beside = Array.from({ length: imageRowsOf(context) }, (_, row) =>
    inRow(row + 1, imageTopOf(context) + row * module, imageColumnsOf(grid)),
  );
  return [...head, ...beside.flat()];
}

/** Cuts of the row on which a figure stands: at the left and right edge of the slide. */
function cutsOf({ carousel, index, total }: SlideContext, { side }: CellGrid): number[] {
  if (carousel.panorama !== 'theme' || side !== 'head') return [];
  return [...(index > 0 ? [index] : []), ...(index < total - 1 ? [index + 1] : [])];
}

function cellsOf(context: SlideContext, grid: CellGrid): Cell[] {
  const { module, columns } = grid;
  const cuts = cutsOf(context, grid);
  const first = context.index * columns;
  // Under the figures on the cuts there are no cells.
  const covered = new Set(cuts.flatMap((cut) => [cut * columns - 1, cut * columns]));
  return placesOf(context, grid)
    .map(({ column, row, top }) => ({ column: first + column, row, left: column * module, top }))
    .filter(({ column, row }) => row > 0 || !covered.has(column));
}

interface DrawnCells {
  readonly backgrounds: PathsByColor;
  readonly figures: PathsByColor;
  readonly small: PathsByColor;
}

function drawCell(
  cell: Cell,
  module: number,
  seed: number,
  colors: readonly Color[],
  drawn: DrawnCells,
) {
  const { column, row, left, top } = cell;
  const pick = (use: keyof typeof uses, count: number) =>
    hashIndex(keyOf(seed, column, row, use), count);
  const background = pick('background', colors.length);
  const figure = cellFigures[pick('figure', cellFigures.length)];
  const color = findContrasting(colors, background, pick('color', colors.length));
  drawn.backgrounds.add(background, cellBackground([left, top], module, module));
  if (figure === undefined) return;
  drawn.figures.add(color, cellPath(figure, [left, top], module, pick('turn', 4)));
}

/** A figure of two cells, half of it on either slide. */
function drawCut(
  cut: number,
  place: number,
  module: number,
  seed: number,
  colors: readonly Color[],
  drawn: DrawnCells,
) {
  const pick = (use: keyof typeof uses, count: number) =>
    hashIndex(keyOf(seed, cut, 7, use), count);
  const figure = cutFigures[pick('cut', cutFigures.length)];
  const background = pick('background', colors.length);
  const color = findContrasting(colors, background, pick('cutColor', colors.length));
  drawn.backgrounds.add(background, cellBackground([place - module, 0], 2 * module, module));
  if (figure === undefined) return;
  drawn.figures.add(color, cellPath(figure.large, [place, 0], module, 0));
  if (figure.small === null) return;
  drawn.small.add(
    findContrasting(colors, color, color + 1),
    cellPath(figure.small, [place, 0], module, 0),
  );
}

/** The paths of a slide's cells, the lowest first, in px of the slide. */
export function cellPathsOf(
  context: SlideContext,
): { readonly fill: string; readonly path: string }[] {
  const grid = cellGridOf(context);
  const { decorSeed } = context.carousel;
  const colors = geoColorsOf(context);
  const drawn = {
    backgrounds: new PathsByColor(),
    figures: new PathsByColor(),
    small: new PathsByColor(),
  };
  for (const cell of cellsOf(context, grid)) drawCell(cell, grid.module, decorSeed, colors, drawn);
  for (const cut of cutsOf(context, grid)) {
    const place = (cut - context.index) * slideWidth;
    drawCut(cut, place, grid.module, decorSeed, colors, drawn);
  }
  return [drawn.backgrounds, drawn.figures, drawn.small].flatMap((paths) =>
    paths.toFigures(colors),
  );
}

/** Cells of quarter circles, dots and bars in a row that runs on from slide to slide. */
export function GeoCells({ scene }: { readonly scene: Scene }) {
  const paths = useMemo(() => cellPathsOf(scene), [scene]);
  const height = slideHeightOf(scene.carousel);
  const area = { left: 0, top: 0, width: slideWidth, height };
  return paths.map(({ fill, path }, index) => (
    <PathFigure
      key={index}
      kind="path"
      area={area}
      field={[slideWidth, height]}
      path={path}
      fill={fill}
      stroke={null}
    />
  ));
}
