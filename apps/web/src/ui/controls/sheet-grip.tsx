import { UnstyledButton } from '@mantine/core';
import { useRef, type PointerEvent } from 'react';
import classes from './sheet-grip.module.css';

/** How far the grip is pulled down before the sheet goes, in px. */
const minPull = 48;

interface SheetGripProps {
  readonly label: string;
  readonly onClose: () => void;
}

/** What a sheet is pulled down by; a press closes it too. */
export function SheetGrip({ label, onClose }: SheetGripProps) {
  const from = useRef<number | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (from.current === null || clientY - from.current < minPull) return;
    from.current = null;
    onClose();
  };
  const release = () => {
    from.current = null;
  };
  return (
    <UnstyledButton
      className={classes.grip}
      aria-label={label}
      onClick={onClose}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
