import type { CarouselSummary } from '@arrasta/contract';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/client';
import { serverMessageOf } from '../../../api/api-error';
import { utils } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { editorMessages } from '../../../messages/editor';
import { enqueueMutation } from '../../../editor/persistence/save-deck';
import { leaveForSignIn } from '../../../editor/persistence/leave';
import { useCurrentUser } from '../../../api/current-user';
import { forgetDraftsOfDeck } from '../../../editor/persistence/drafts';
import { discardEdits } from '../../../editor/persistence/leave';
import { freshDeckState } from '../../../editor/persistence/visit-state';
import { flushedSession } from '../../../editor/store/editor-store';
import classes from './my-carousels.module.css';

const messages = editorMessages.carousels.removal;

/** Deletes a carousel on the server and tells how it went. Answers whether it is gone. */
async function removeCarousel(id: string): Promise<boolean> {
  try {
    await enqueueMutation(() => api.carousels.delete.mutate({ id }));
    showToast('success', messages.done);
    return true;
  } catch (error) {
    if (!leaveForSignIn(error)) {
      showToast('error', messages.failed, serverMessageOf(error) ?? messages.failedHint);
    }
    return false;
  } finally {
    // Also after a failure: the list may show what somebody else has deleted. Waited for, as where
    // the way leads from here depends on whether there is another carousel.
    await utils.carousels.list.invalidate();
  }
}

interface RemovalDialogProps {
  readonly carousel: CarouselSummary;
  readonly onClose: () => void;
}

function useRemoval({ carousel, onClose }: RemovalDialogProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const current = useCurrentUser();
  const remove = async () => {
    setRemoving(true);
    const isRemoved = await removeCarousel(carousel.id);
    onClose();
    if (!isRemoved) return;
    if (flushedSession()?.state.deck.carousel.id === carousel.id) {
      discardEdits(carousel.id);
      await navigate('/', { state: freshDeckState });
    }
    // Drafts of what was deleted on purpose are of no use any more.
    if (current.status === 'signedIn') await forgetDraftsOfDeck(current.user.id, carousel.id);
  };
  return { removing, remove };
}

/** Asks before a carousel is deleted (docs/product/carousels.md 14). */
export function RemovalDialog(props: RemovalDialogProps) {
  const { removing, remove } = useRemoval(props);
  return (
    <Modal opened onClose={props.onClose} title={messages.title} size={420} withCloseButton={false}>
      <Text size="md" fw={600}>
        {props.carousel.title}
      </Text>
      <Text size="md" c="var(--ink-2)">
        {messages.question}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={props.onClose} data-autofocus>
          {messages.cancel}
        </Button>
        <Button size="md" data-danger disabled={removing} onClick={() => void remove()}>
          {messages.confirm}
        </Button>
      </div>
    </Modal>
  );
}
