import { UnstyledButton } from '@mantine/core';
import { useRef, type PointerEvent } from 'react';
import { editorWords } from '../../messages/editor';
import classes from './bottom-bar.module.css';

/** How far the grip is pulled down before the sheet goes, in px. */
const pull = 48;

/** What a sheet is pulled down by; a press closes it too. */
export function SheetGrip({ onClose }: { onClose: () => void }) {
  const from = useRef<number | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (from.current === null || clientY - from.current < pull) return;
    from.current = null;
    onClose();
  };
  const release = () => {
    from.current = null;
  };
  return (
    <UnstyledButton
      className={classes.grip}
      aria-label={editorWords.close}
      onClick={onClose}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
