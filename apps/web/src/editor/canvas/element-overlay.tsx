import { moveElement, removeElement } from '@arrasta/domain';
import { ActionIcon } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { ArrowDown, ArrowUp, Bold, Copy, GripVertical, Trash2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { editorMessages } from '../../messages/editor';
import { dispatch, useEditorStore } from '../store/editor-store';
import { useCanRun, duplicateElementOrNotify } from '../store/commands';
import classes from './element-overlay.module.css';
import type { DrawnBox } from '../checks/drawn-slide';
import { useElementDrag } from './element-drag';
import { emphasiseSelected } from './emphasis';

/** Heights of grip and quick actions, in px. */
const gripHeight = 32;
const actionsHeight = { usual: 128, typing: 160 } as const;
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
    <Hint label={label} position="right">
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
    </Hint>
  );
}

function useIsTyped(elementId: string): boolean {
  return useEditorStore(({ typing }) => typing?.elementId === elementId);
}

/** Emphasises what is selected in the text that is typed. */
function emphasiseInFocus(elementId: string): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.isContentEditable) emphasiseSelected(field, elementId);
}

interface QuickActionsProps {
  readonly elementId: string;
  readonly top: number;
}

/** They move with the element and stay as they are while it is typed into. */
const QuickActions = memo(function QuickActions({ elementId, top }: QuickActionsProps) {
  const up = moveElement(elementId, -1);
  const down = moveElement(elementId, 1);
  const isTyped = useIsTyped(elementId);
  return (
    <div
      className={classes.actions}
      style={{ top }}
      role="toolbar"
      aria-label={editorMessages.element}
      // The caret stays in the text that is typed.
      onMouseDown={(event) => isTyped && event.preventDefault()}
    >
      {isTyped && (
        <Action
          label={editorMessages.emphasis.hint}
          icon={Bold}
          onClick={() => emphasiseInFocus(elementId)}
        />
      )}
      <Action
        label={editorMessages.moveUp}
        icon={ArrowUp}
        enabled={useCanRun(up)}
        onClick={() => dispatch(up)}
      />
      <Action
        label={editorMessages.moveDown}
        icon={ArrowDown}
        enabled={useCanRun(down)}
        onClick={() => dispatch(down)}
      />
      <Action
        label={editorMessages.duplicate}
        icon={Copy}
        onClick={() => duplicateElementOrNotify(elementId)}
      />
      <Action
        label={editorMessages.remove}
        icon={Trash2}
        danger
        onClick={() => dispatch(removeElement(elementId))}
      />
    </div>
  );
});

interface GripProps {
  readonly top: number;
  readonly handlers: ReturnType<typeof useElementDrag>['handlers'];
}

/** What an element is dragged by, at the left edge of the slide; Alt and the arrows do the same. */
function Grip({ top, handlers }: GripProps) {
  return (
    <Hint label={editorMessages.grip.hint} position="left">
      <button
        type="button"
        className={classes.grip}
        style={{ top }}
        aria-label={editorMessages.grip.label}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onTouchStart={(event) => event.stopPropagation()}
        {...handlers}
      >
        <GripVertical size={14} strokeWidth={2.25} aria-hidden />
      </button>
    </Hint>
  );
}

interface ElementOverlayProps {
  readonly elementId: string;
  readonly box: DrawnBox;
  readonly frame: RefObject<HTMLElement | null>;
  /** Height of the slide on the screen, in px. */
  readonly slideHeight: number;
  readonly withActions: boolean;
}

/** Beside the middle of the element, as far as the slide goes. */
function offsetFromMiddle({ top, height }: DrawnBox, own: number, slideHeight: number): number {
  return Math.max(0, Math.min(top + height / 2 - own / 2, slideHeight - own));
}

/** Outline, grip and quick actions of the selected element; they lie outside the drawing. */
export function ElementOverlay(props: ElementOverlayProps) {
  const { elementId, box, frame, slideHeight, withActions } = props;
  const { dragging, place, handlers } = useElementDrag(frame, elementId);
  const isTyped = useIsTyped(elementId);
  return (
    <>
      {/* Cut at the slide: an element that runs out of it has no frame on the bare canvas. */}
      <div className={classes.field} data-dragging={dragging || undefined} aria-hidden>
        <div
          className={classes.outline}
          style={{
            left: box.left - outlineGap,
            top: box.top - outlineGap,
            width: box.width + 2 * outlineGap,
            height: box.height + 2 * outlineGap,
          }}
        />
        {place !== null && (
          <div
            className={classes.line}
            data-drop-line
            style={{ top: Math.max(2, Math.min(place.line, slideHeight - 4)) }}
          />
        )}
      </div>
      <Grip top={offsetFromMiddle(box, gripHeight, slideHeight)} handlers={handlers} />
      {withActions && !dragging && (
        <QuickActions
          elementId={elementId}
          top={offsetFromMiddle(box, actionsHeight[isTyped ? 'typing' : 'usual'], slideHeight)}
        />
      )}
    </>
  );
}
