import { cssOf, type Color } from '@arrasta/palettes';
import type { Area, SlideContext } from '../context';
import { roundPx } from '../decoration/figures';
import type { PathItem } from '../layouts/composition';
import { palePaper, pencilColor, scribbleColor } from './collage-colors';
import { byTurns } from './collage-place';

/** What a hand draws between the papers. */
type Place = Pick<Area, 'left' | 'top'>;

interface Stroke {
  readonly color: Color;
  readonly width: number;
}

interface Sketch {
  readonly field: readonly [width: number, height: number];
  readonly path: string;
}

function strokeIn({ field, path }: Sketch, place: Place, stroke: Stroke, scale = 1): PathItem {
  const [width, height] = field;
  return {
    kind: 'path',
    area: { ...place, width: width * scale, height: height * scale },
    field,
    path,
    fill: null,
    stroke: { color: cssOf(stroke.color), width: stroke.width / scale },
  };
}

const loopedArrow = {
  right: {
    field: [128, 56],
    path: 'M6 44C18 22 40 8 56 12C72 16 72 46 56 46C40 46 42 16 66 12C88 8 108 22 120 42M100 41L121 43L119 22',
  },
  left: {
    field: [128, 56],
    path: 'M122 44C110 22 88 8 72 12C56 16 56 46 72 46C88 46 86 16 62 12C40 8 20 22 8 42M28 41L7 43L9 22',
  },
} as const satisfies Readonly<Record<string, Sketch>>;

/** An arrow with a loop in it, 128 by 56 px. */
export function arrowItem(
  context: SlideContext,
  place: Place,
  direction: 'left' | 'right',
  scale = 1,
): PathItem {
  const stroke = { color: pencilColor(context), width: 4 };
  return strokeIn(loopedArrow[direction], place, stroke, scale);
}

export const arrowSize = { width: 128, height: 56 } as const;

const underlines: Sketch = {
  field: [136, 22],
  path: 'M4 9C40 4 96 3 132 5C98 6 62 11 34 18C62 14 86 12 108 13',
};

/** Two lines under a name. */
export function underlineItem(color: Color, place: Place): PathItem {
  return strokeIn(underlines, place, { color, width: 4 });
}

const zigzag: Sketch = { field: [74, 34], path: 'M4 6L14 28L25 6L36 28L47 6L58 28L69 6' };

const starPath = (() => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 29 : 13;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${roundPx(34 + radius * Math.cos(angle))} ${roundPx(34 + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
})();

export const starSize = 68;

/** A star with five points, cut out of paper. */
export function starItem(context: SlideContext, { left, top }: Place, fill: Color): PathItem {
  const color = cssOf(fill);
  const area = { left, top, width: starSize, height: starSize };
  return {
    kind: 'path',
    area,
    field: [starSize, starSize],
    path: starPath,
    fill: color,
    stroke: { color, width: 5 },
    turn: byTurns(context, [9, -11, 14]),
  };
}

const dots = { apart: 9, largest: 3.4, smallest: 1 } as const;

/** Dots that fade from left to right. */
export function dotsItem(
  context: SlideContext,
  { left, top }: Place,
  [columns, rows]: readonly [number, number],
): PathItem {
  const { apart, largest, smallest } = dots;
  const discs = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const radius = largest - ((largest - smallest) * column) / Math.max(1, columns - 1);
    const x = (column + 0.5) * apart;
    const y = (Math.floor(index / columns) + 0.5) * apart;
    const [r, across] = [roundPx(radius), roundPx(2 * radius)];
    return `M${roundPx(x - radius)} ${roundPx(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`;
  });
  const [width, height] = [columns * apart, rows * apart];
  return {
    kind: 'path',
    area: { left, top, width, height },
    field: [width, height],
    path: discs.join(''),
    fill: cssOf(scribbleColor(context)),
    stroke: null,
  };
}

/** A small drawing in a corner of 72 by 64 px, by place and seed. */
export function cornerSketch(context: SlideContext, { left, top }: Place): PathItem {
  const color = scribbleColor(context);
  switch (byTurns(context, ['dots', 'zigzag', 'star'] as const)) {
    case 'dots':
      return dotsItem(context, { left, top }, [8, 5]);
    case 'zigzag':
      return strokeIn(zigzag, { left, top: top + 4 }, { color, width: 4 });
    case 'star':
      return starItem(context, { left: left + 2, top: top - 10 }, palePaper(context));
  }
}
