import {
  duplicateSlide,
  isTextual,
  moveSlide,
  type Slide,
  afterSlideDeleted,
  canRun,
  removeSlide,
} from '@arrasta/domain';
import { ActionIcon } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { ArrowDown, ArrowUp, Copy, Download, Sparkles, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { busyProps } from '../../ui/controls/control-props';
import { editorMessages } from '../../messages/editor';
import { rewriteMessages } from '../../messages/writing';
import { openRewrite } from '../store/open-dialogs';
import { useEditorSlots } from '../slots';
import { dispatch, flushedSession, updateSession } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import { useDebouncedSession } from '../store/selectors';
import classes from './slide-card.module.css';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { enqueueMutation } from '../persistence/save-deck';
import { leaveForSignIn } from '../persistence/leave';

/**
 * Whether the deck's rules still allow it is asked when the call's turn comes: an earlier deletion
 * may have left one slide, an earlier save may have stored this one.
 */
async function deleteInTurn(slideId: string): Promise<void> {
  const session = flushedSession();
  if (session === null || !canRun(session, removeSlide(slideId))) return;
  if (session.stored?.slideIds.has(slideId) === true) {
    const { carouselVersion } = await api.slides.delete.mutate({ id: slideId });
    updateSession((now) => {
      // Another deck may have been opened while the answer was on its way.
      if (now.state.deck.carousel.id !== session.state.deck.carousel.id) return null;
      return afterSlideDeleted(now, { slideId, version: carouselVersion });
    });
  }
  dispatch(removeSlide(slideId));
}

/**
 * Deletes a slide, on the server first where it has it (docs/product/slides.md 9). A failure is
 * shown and the slide stays.
 */
async function deleteSlide(slideId: string): Promise<void> {
  try {
    await enqueueMutation(() => deleteInTurn(slideId));
  } catch (error) {
    if (leaveForSignIn(error)) return;
    const { title, description } = editorMessages.slideDeleteFailed;
    showToast('error', title, description);
  }
}

interface CardActionProps {
  readonly label: string;
  readonly icon: typeof Copy;
  readonly enabled: boolean;
  /** Answers no press for the moment, and keeps the focus. */
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

function CardAction(props: CardActionProps) {
  const { label, icon: Icon, enabled, busy = false, danger = false, onClick } = props;
  return (
    <Hint label={label}>
      <ActionIcon
        size={28}
        aria-label={label}
        disabled={!enabled}
        {...busyProps(busy)}
        className={danger ? classes.danger : undefined}
        onClick={onClick}
      >
        <Icon size={15} strokeWidth={1.75} />
      </ActionIcon>
    </Hint>
  );
}

function DeleteAction({ slideId }: { slideId: string }) {
  const [deleting, setDeleting] = useState(false);
  const only = useDebouncedSession(({ state }) => state.deck.slides.length < 2);
  if (only) return null;
  const remove = () => {
    setDeleting(true);
    void deleteSlide(slideId).finally(() => setDeleting(false));
  };
  return (
    <CardAction
      label={editorMessages.remove}
      icon={Trash2}
      enabled={!deleting}
      danger
      onClick={remove}
    />
  );
}

interface CardActionsProps {
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Move up and down, duplicate, export and delete one slide (docs/product/editor.md 7). */
export const CardActions = memo(function CardActions({ slide, index }: CardActionsProps) {
  const { SlideExport } = useEditorSlots();
  const up = moveSlide(slide.id, -1);
  const down = moveSlide(slide.id, 1);
  const copy = duplicateSlide(slide.id);
  return (
    <div className={classes.actions} data-card-actions>
      <CardAction
        label={editorMessages.moveUp}
        icon={ArrowUp}
        enabled={useCanRun(up)}
        onClick={() => dispatch(up)}
      />
      <CardAction
        label={editorMessages.moveDown}
        icon={ArrowDown}
        enabled={useCanRun(down)}
        onClick={() => dispatch(down)}
      />
      <CardAction
        label={editorMessages.duplicate}
        icon={Copy}
        enabled={useCanRun(copy)}
        onClick={() => dispatch(copy)}
      />
      <SlideExport index={index}>
        {(isBusy, onExport) => (
          <CardAction
            label={editorMessages.exportSlide}
            icon={Download}
            enabled
            busy={isBusy}
            onClick={onExport}
          />
        )}
      </SlideExport>
      <CardAction
        label={rewriteMessages.openSlide}
        icon={Sparkles}
        enabled={slide.elements.length === 0 || slide.elements.some(({ type }) => isTextual(type))}
        onClick={() => openRewrite({ slideId: slide.id, elementId: null })}
      />
      <DeleteAction slideId={slide.id} />
    </div>
  );
});
