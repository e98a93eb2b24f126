import { duplicateElement, moveElement, removeElement, type Element } from '@arrasta/domain';
import { ActionIcon, Tooltip } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { editorWords } from '../../../base/wording/editor';
import { dispatch, useCanRun } from '../store/editor-store';
import classes from './element-overlay.module.css';
import type { Box } from './use-element-box';

/** Distance of the outline from what it surrounds, in px. */
const outlineGap = 6;

interface ActionProps {
  readonly label: string;
  readonly icon: typeof Copy;
  readonly enabled?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon: Icon, enabled = true, danger = false, onClick }: ActionProps) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon
        aria-label={label}
        size={28}
        disabled={!enabled}
        data-danger={danger || undefined}
        className={classes.action}
        onClick={onClick}
      >
        <Icon size={15} strokeWidth={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function QuickActions({ element, top }: { element: Element; top: number }) {
  const up = moveElement(element.id, -1);
  const down = moveElement(element.id, 1);
  const words = editorWords;
  return (
    <div className={classes.actions} style={{ top }} role="toolbar" aria-label={words.element}>
      <Action
        label={words.moveUp}
        icon={ArrowUp}
        enabled={useCanRun(up)}
        onClick={() => dispatch(up)}
      />
      <Action
        label={words.moveDown}
        icon={ArrowDown}
        enabled={useCanRun(down)}
        onClick={() => dispatch(down)}
      />
      <Action
        label={words.duplicate}
        icon={Copy}
        onClick={() => dispatch(duplicateElement(element.id))}
      />
      <Action
        label={words.remove}
        icon={Trash2}
        danger
        onClick={() => dispatch(removeElement(element.id))}
      />
    </div>
  );
}

interface ElementOverlayProps {
  readonly element: Element;
  readonly box: Box;
  /** Height of the slide on the screen, in px. */
  readonly slideHeight: number;
  readonly withActions: boolean;
}

/** Outline and quick actions of the selected element; they lie outside the drawing. */
export function ElementOverlay({ element, box, slideHeight, withActions }: ElementOverlayProps) {
  const actionsHeight = 128;
  const middle = box.top + box.height / 2 - actionsHeight / 2;
  const top = Math.max(0, Math.min(middle, slideHeight - actionsHeight));
  return (
    <>
      <div
        className={classes.outline}
        style={{
          left: box.left - outlineGap,
          top: box.top - outlineGap,
          width: box.width + 2 * outlineGap,
          height: box.height + 2 * outlineGap,
        }}
        aria-hidden
      />
      {withActions && <QuickActions element={element} top={top} />}
    </>
  );
}
