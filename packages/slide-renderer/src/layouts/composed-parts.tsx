import type { CSSProperties, ReactNode } from 'react';
import type { Area } from '../context';
import { useTextLines } from '../line-break/text-lines';
import type { BoxItem, PathItem, TextRun } from './composition';

export function placeOf({ left, top, width, height }: Area): CSSProperties {
  return { position: 'absolute', left, top, width, height };
}

export function rotation(turn: number | undefined): CSSProperties {
  return turn === undefined || turn === 0 ? {} : { transform: `rotate(${String(turn)}deg)` };
}

/** How high a part of a slide lies above its neighbours, whose order is that of reading. */
export interface Leveled {
  readonly level?: number;
}

export function levelStyle(level: number | undefined): CSSProperties {
  return level === undefined ? {} : { zIndex: level };
}

type BoxProps = BoxItem & Leveled;

/** The painter has no border around a gradient: it is a box of its own on it. */
function BorderOn({ border, radius }: Pick<BoxItem, 'border' | 'radius'>) {
  const look = { border, borderRadius: radius, boxSizing: 'border-box' } as const;
  return <div style={{ position: 'absolute', inset: 0, ...look }} />;
}

export function BoxFigure({
  area,
  fill,
  radius = 0,
  turn,
  shadow = 'none',
  border,
  level,
}: BoxProps) {
  const look = { background: fill, borderRadius: radius, boxShadow: shadow };
  const isOnGradient = border !== undefined && fill.includes('gradient');
  const edge: CSSProperties =
    border === undefined || isOnGradient ? {} : { border, boxSizing: 'border-box' };
  const place = { ...placeOf(area), ...levelStyle(level), ...rotation(turn) };
  return (
    <div aria-hidden="true" style={{ ...place, ...look, ...edge }}>
      {isOnGradient && <BorderOn border={border} radius={radius} />}
    </div>
  );
}

export function PathFigure({ area, field, path, fill, stroke, turn, level }: PathItem & Leveled) {
  const [width, height] = field;
  return (
    <div aria-hidden="true" style={{ ...placeOf(area), ...levelStyle(level), ...rotation(turn) }}>
      <svg
        width={area.width}
        height={area.height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        style={{ display: 'block', fill: fill ?? 'none', stroke: stroke?.color ?? 'none' }}
        strokeWidth={stroke?.width ?? 0}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    </div>
  );
}

/** The smallest area that holds them all. */
export function areaAround(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.left + area.width));
  const bottom = Math.max(...areas.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}

interface RunProps extends Leveled {
  readonly run: TextRun;
  /** Of the element that it is a part of. */
  readonly origin: Area;
  readonly edited: ReactNode;
}

export function Run({ run, origin, edited, level }: RunProps) {
  const { content, area, box, wordsStyle, emphasis = [], emphasisStyle = {} } = run;
  const lines = useTextLines({ content, ...box, emphasis, emphasisStyle });
  const place = { ...area, left: area.left - origin.left, top: area.top - origin.top };
  return (
    <div style={{ ...placeOf(place), ...levelStyle(level), ...rotation(run.turn) }}>
      {edited ?? (
        <div dir="auto" style={{ ...box.css, ...lines.style }}>
          <span style={wordsStyle}>{lines.text}</span>
        </div>
      )}
    </div>
  );
}

/** Says that an element has more than its slot holds; see overflow.ts. */
export function overflowMark(overflows: boolean) {
  return overflows ? { 'data-overflows': '' } : {};
}
