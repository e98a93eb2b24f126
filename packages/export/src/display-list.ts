/**
 * What is to be painted of a slide, in the order in which it is, in px from the slide's
 * top left corner. Colours are as CSS writes them. It can be sent to a worker.
 */
export type DisplayList = readonly DisplayItem[];

export type DisplayItem =
  FillItem | RingItem | ShadowItem | PaintedText | PaintedImage | IconItem | Layer;

/** Edges in px; of a `DOMRect` as well. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Radii across and down of each corner, from the top left one clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** A box with its corners; null where none is round. */
export interface RoundedBox {
  readonly box: Edges;
  readonly corners: Corners | null;
}

export interface ColorStop {
  /** Px from the beginning of the gradient. */
  readonly at: number;
  readonly color: string;
}

/** A gradient between two points of a box, which are given from that box's top left corner. */
export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: Point;
  readonly to: Point;
  readonly stops: readonly ColorStop[];
}

/** A gradient outwards from a point of a box, given from that box's top left corner. */
export interface RadialGradient {
  readonly kind: 'radial';
  readonly centre: Point;
  readonly radius: number;
  readonly stops: readonly ColorStop[];
}

export type Gradient = LinearGradient | RadialGradient;

/** A background: a colour, or a gradient over the whole box. */
interface FillItem extends RoundedBox {
  readonly kind: 'fill';
  readonly fill: string | Gradient;
}

/** The four widths of a border, clockwise from the top. */
export type BorderWidths = readonly [number, number, number, number];

/** A border: what lies between the edge of a box and a smaller one in it. */
interface RingItem extends RoundedBox {
  readonly kind: 'ring';
  readonly widths: BorderWidths;
  readonly color: string;
}

export interface Shadow {
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly blur: number;
}

/** The shadow outside of a box. */
interface ShadowItem extends RoundedBox {
  readonly kind: 'shadow';
  readonly shadow: Shadow;
  readonly spread: number;
}

/** Words that stand on one line in one font. */
export interface PaintedText {
  readonly kind: 'text';
  readonly text: string;
  /** As CSS writes it, with the size in px. */
  readonly font: FontOfText;
  readonly letterSpacing: number;
  /** Of the paragraph it belongs to. */
  readonly direction: 'ltr' | 'rtl';
  readonly left: number;
  readonly baseline: number;
  /** What the browser needs for it; other words, or another font, would need something else. */
  readonly width: number;
  /** What it was laid out before, to which some fonts draw the last letter nearer. */
  readonly next: string;
  readonly color: string;
  readonly shadow: Shadow | null;
}

export interface FontOfText {
  readonly families: string;
  readonly weight: string;
  readonly style: string;
  /** In px. */
  readonly size: number;
  /** All of them equally wide, all as high as capitals, or both. */
  readonly figures: 'normal' | 'tabular-nums' | 'lining-nums' | 'lining-nums tabular-nums';
}

/** A picture in its box. */
export interface PaintedImage extends RoundedBox {
  readonly kind: 'picture';
  /** Which of the pictures that come with the list. */
  readonly image: number;
  /** Where the whole picture lies, which may be larger or smaller than its box. */
  readonly place: Edges;
}

/** An icon or figure: its paths, filled and stroked. */
interface IconItem {
  readonly kind: 'icon';
  readonly left: number;
  readonly top: number;
  /** Px for one unit of the paths. */
  readonly unit: number;
  readonly paths: readonly string[];
  /** In units of the paths; nothing is stroked where it is 0. */
  readonly strokeWidth: number;
  readonly color: string;
  /** Null where only the lines are drawn. */
  readonly fill: string | null;
}

/** As a canvas takes it: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** What is painted as one: cut off at an edge, moved, or faint. */
export interface Layer {
  readonly kind: 'layer';
  /** 0 to 1. */
  readonly opacity: number;
  readonly transform: Matrix | null;
  readonly clip: RoundedBox | readonly Point[] | null;
  readonly items: DisplayList;
}

function eachCorner(
  [one, two, three, four]: Corners,
  change: (corner: Point, place: 0 | 1 | 2 | 3) => Point,
): Corners {
  return [change(one, 0), change(two, 1), change(three, 2), change(four, 3)];
}

/** What of a box lies inside its border. Source: css-backgrounds-3, 4.2. */
export function inset({ box, corners }: RoundedBox, widths: BorderWidths): RoundedBox {
  const [top, right, bottom, left] = widths;
  const inner = {
    left: box.left + left,
    top: box.top + top,
    right: box.right - right,
    bottom: box.bottom - bottom,
  };
  const across = [left, right, right, left] as const;
  const down = [top, top, bottom, bottom] as const;
  const shrinkRadius = ({ x, y }: Point, place: 0 | 1 | 2 | 3): Point => ({
    x: Math.max(0, x - across[place]),
    y: Math.max(0, y - down[place]),
  });
  return { box: inner, corners: corners === null ? null : eachCorner(corners, shrinkRadius) };
}

/** A box made larger on all sides, its round corners with it; the sharp ones stay sharp. */
export function growBox({ box, corners }: RoundedBox, by: number): RoundedBox {
  const { left, top, right, bottom } = box;
  const growRadius = ({ x, y }: Point): Point => ({
    x: x === 0 ? 0 : Math.max(0, x + by),
    y: y === 0 ? 0 : Math.max(0, y + by),
  });
  return {
    box: { left: left - by, top: top - by, right: right + by, bottom: bottom + by },
    corners: corners === null ? null : eachCorner(corners, growRadius),
  };
}

/** The corners made smaller until two of a side find room on it. Source: css-backgrounds-3, 4.5. */
export function fittingCorners(corners: Corners, width: number, height: number): Corners {
  const [one, two, three, four] = corners;
  const cornerScale = (whole: number, sum: number) => (sum > whole ? whole / sum : 1);
  const factor = Math.min(
    cornerScale(width, one.x + two.x),
    cornerScale(width, four.x + three.x),
    cornerScale(height, one.y + four.y),
    cornerScale(height, two.y + three.y),
  );
  return eachCorner(corners, ({ x, y }) => ({ x: x * factor, y: y * factor }));
}
