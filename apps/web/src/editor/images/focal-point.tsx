import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { elementStyleMessages } from '../../messages/element-style';
import classes from './focal-point.module.css';

/** Percent that an arrow key moves the point; with Shift ten times as much. */
const keyStep = 1;

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function toPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

interface FocalPointProps {
  /** In percent of the picture. */
  readonly x: number;
  readonly y: number;
  readonly onMove: (x: number, y: number) => void;
  /** The whole picture. */
  readonly children: ReactNode;
}

/** The point of a picture that stays in view however it is cropped; dragged, or moved by arrow keys. */
export function FocalPoint({ x, y, onMove, children }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const move = (across: number, down: number) => onMove(toPercent(across), toPercent(down));
  const drag = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || buttons === 0) return;
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    // The editor's own arrow keys change slides and elements.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 * keyStep : keyStep;
    move(x + direction[0] * step, y + direction[1] * step);
  };
  return (
    <div ref={frame} className={classes.frame} onPointerDown={onPointerDown} onPointerMove={drag}>
      {children}
      <button
        type="button"
        className={classes.point}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={`${elementStyleMessages.focalPoint}: ${elementStyleMessages.focalPlace(x, y)}`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
