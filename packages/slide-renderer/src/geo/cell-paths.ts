import { roundPx } from '../decoration/figures';

/** A place in px. */
type Point = readonly [x: number, y: number];

/** Draws in a square of side 1 that is turned by quarters, moved and scaled. */
class CellPen {
  readonly #left: number;
  readonly #top: number;
  readonly #size: number;
  readonly #quarters: number;

  constructor([left, top]: Point, size: number, quarters: number) {
    this.#left = left;
    this.#top = top;
    this.#size = size;
    this.#quarters = quarters;
  }

  at(x: number, y: number): string {
    let [u, v] = [x - 0.5, y - 0.5];
    for (let turn = 0; turn < this.#quarters; turn += 1) [u, v] = [-v, u];
    const [px, py] = [u + 0.5, v + 0.5];
    return `${roundPx(this.#left + px * this.#size)} ${roundPx(this.#top + py * this.#size)}`;
  }

  /** An arc of that radius to a place; `1` turns clockwise. */
  arc(radius: number, sweep: 0 | 1, x: number, y: number): string {
    const r = roundPx(radius * this.#size);
    return `A${r} ${r} 0 0 ${String(sweep)} ${this.at(x, y)}`;
  }

  /** A whole circle; a hole in what lies around it where it turns the other way. */
  circle(x: number, y: number, radius: number, sweep: 0 | 1 = 1): string {
    const [from, to] = [x - radius, x + radius];
    return `M${this.at(from, y)}${this.arc(radius, sweep, to, y)}${this.arc(radius, sweep, from, y)}Z`;
  }

  polygon(...points: readonly Point[]): string {
    return `M${points.map(([x, y]) => this.at(x, y)).join('L')}Z`;
  }
}

type Figure = (pen: CellPen) => string;

const quarterDisc: Figure = (pen) => `M${pen.at(0, 0)}L${pen.at(1, 0)}${pen.arc(1, 1, 0, 1)}Z`;

const twoHalfDiscs: Figure = (pen) =>
  [0, 0.5].map((x) => `M${pen.at(x, 0)}${pen.arc(0.5, 1, x, 1)}Z`).join('');

const ring: Figure = (pen) => pen.circle(0.5, 0.5, 0.38) + pen.circle(0.5, 0.5, 0.19, 0);

const sixteenDots: Figure = (pen) =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) => pen.circle((column + 0.5) / 4, (row + 0.5) / 4, 0.06)),
    )
    .join('');

const fourBars: Figure = (pen) =>
  [0, 1, 2, 3]
    .map((bar) => {
      const [from, to] = [bar / 4 + 1 / 16, bar / 4 + 3 / 16];
      return pen.polygon([from, 0], [to, 0], [to, 1], [from, 1]);
    })
    .join('');

const triangle: Figure = (pen) => pen.polygon([0, 0], [1, 1], [0, 1]);

const twoQuarterRings: Figure = (pen) =>
  [
    [1, 0.72],
    [0.46, 0.18],
  ]
    .map(([outer = 1, inner = 0]) =>
      [
        `M${pen.at(outer, 0)}${pen.arc(outer, 1, 0, outer)}`,
        `L${pen.at(0, inner)}${pen.arc(inner, 0, inner, 0)}Z`,
      ].join(''),
    )
    .join('');

/** Four of ten are quarter discs. */
export const cellFigures: readonly Figure[] = [
  quarterDisc,
  quarterDisc,
  quarterDisc,
  quarterDisc,
  twoHalfDiscs,
  ring,
  sixteenDots,
  fourBars,
  triangle,
  twoQuarterRings,
];

/** The path of a figure in a cell, turned by so many quarters. */
export function cellPath(figure: Figure, place: Point, size: number, quarters: number): string {
  return figure(new CellPen(place, size, quarters));
}

/** What stands on a cut: a large figure and a small one in or on it. */
interface CutFigure {
  readonly large: Figure;
  readonly small: Figure | null;
}

const arch: CutFigure = {
  large: (pen) => `M${pen.at(-1, 1)}${pen.arc(1, 1, 1, 1)}Z`,
  small: (pen) => `M${pen.at(-0.45, 1)}${pen.arc(0.45, 1, 0.45, 1)}Z`,
};
const bowl: CutFigure = {
  large: (pen) => `M${pen.at(-1, 0)}${pen.arc(1, 0, 1, 0)}Z`,
  small: (pen) => pen.circle(0, 0.36, 0.26),
};
const gable: CutFigure = {
  large: (pen) => pen.polygon([-1, 1], [0, 0], [1, 1]),
  small: (pen) => `M${pen.at(-0.4, 1)}${pen.arc(0.4, 1, 0.4, 1)}Z`,
};
const cutRing: CutFigure = {
  large: (pen) => pen.circle(0, 0.5, 0.42) + pen.circle(0, 0.5, 0.19, 0),
  small: null,
};

export const cutFigures: readonly CutFigure[] = [arch, bowl, gable, cutRing];

/** A square cell of that size. */
export function cellBackground([left, top]: Point, width: number, height: number): string {
  const [l, t, r, b] = [left, top, left + width, top + height].map(roundPx);
  return `M${String(l)} ${String(t)}H${String(r)}V${String(b)}H${String(l)}Z`;
}

/** Marks of a list in a field of side 1: a quarter disc, a disc, a square, two quarter discs. */
export const markPaths: readonly string[] = [
  cellPath((pen) => `M${pen.at(1, 1)}L${pen.at(0, 1)}${pen.arc(1, 1, 1, 0)}Z`, [0, 0], 1, 0),
  cellPath((pen) => pen.circle(0.5, 0.5, 0.5), [0, 0], 1, 0),
  cellBackground([0, 0], 1, 1),
  cellPath(
    (pen) =>
      `M${pen.at(0, 0.5)}L${pen.at(0, 0)}${pen.arc(0.5, 1, 0.5, 0.5)}Z` +
      `M${pen.at(0.5, 1)}L${pen.at(0.5, 0.5)}${pen.arc(0.5, 1, 1, 1)}Z`,
    [0, 0],
    1,
    0,
  ),
];
