import { openUnsaved, type EditorSession } from '@arrasta/domain';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../api/client';
import { editorMessages } from '../../messages/editor';
import { conflictMessages } from '../../messages/editor-later';
import { forgetOwnDraft } from './drafts';
import {
  copyDeck,
  openInEditor,
  flushedSession,
  sessionOf,
  updateSession,
} from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { saveDeckAndNotify } from './save-deck';
import { showToast } from '../../ui/toast/toast-store';
import { closeConflict, usePersistenceStore } from './persistence-store';
import classes from './conflict-dialog.module.css';
import { leaveForSignIn } from './leave';

/** What the server has of the open deck; null where another one was opened meanwhile. */
async function fetchOpenDeck(): Promise<EditorSession | null> {
  const id = currentCarouselId();
  if (id === null) throw new Error('No deck is open');
  const stored = sessionOf(await api.carousels.get.query({ id }));
  return currentCarouselId() === id ? stored : null;
}

/** Opens what the server has; the edits made here are let go of. */
async function reloadTheirs(): Promise<void> {
  const theirs = await fetchOpenDeck();
  if (theirs === null) return;
  openInEditor(theirs);
  closeConflict();
}

/** Saves the edits made here over what the server has. */
async function overwriteTheirs(): Promise<void> {
  const theirs = await fetchOpenDeck();
  if (theirs === null) return;
  updateSession((session): EditorSession => ({ ...session, stored: theirs.stored }));
  // Closed before the save, which opens the next one where somebody else saved meanwhile.
  closeConflict();
  await saveDeckAndNotify();
}

async function saveUnder(nameOf: (title: string) => string): Promise<void> {
  const session = flushedSession();
  if (session === null) return;
  const { carousel, slides } = copyDeck(session.state.deck);
  const title = nameOf(carousel.title);
  openInEditor(openUnsaved({ carousel: { ...carousel, title }, slides }));
  closeConflict();
  const outcome = await saveDeckAndNotify();
  // What the draft held is now saved under the other name.
  if (outcome === 'saved') await forgetOwnDraft(session.state.deck.carousel.id);
}

/** Saves the edits made here as a carousel of its own; the stored one stays as it is. */
function saveMineAsCopy(): Promise<void> {
  return saveUnder((title) => conflictMessages.changed.copyTitle(title).slice(-200));
}

/** Saves the edits made here as a new carousel, in the place of the deleted one. */
function saveAsNew(): Promise<void> {
  return saveUnder((title) => title);
}

const { changed, deleted } = conflictMessages;

const questions = {
  changed: {
    ...changed,
    choices: [
      { label: changed.mine, hint: changed.mineHint, resolve: overwriteTheirs },
      { label: changed.copy, hint: changed.copyHint, resolve: saveMineAsCopy },
      { label: changed.theirs, hint: changed.theirsHint, resolve: reloadTheirs },
    ],
  },
  deleted: {
    ...deleted,
    choices: [{ label: deleted.again, hint: deleted.againHint, resolve: saveAsNew }],
  },
} as const;

function showFailure(error: unknown): void {
  if (leaveForSignIn(error)) return;
  showToast('error', editorMessages.saveFailed.title, editorMessages.saveFailed.description);
}

/** Asks what to do with a deck that was saved or deleted elsewhere since it was opened (docs/product/saving.md 6, 7). */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const conflict = usePersistenceStore((state) => state.conflict);
  const [busy, setBusy] = useState(false);
  const choose = (resolve: () => Promise<void>) => {
    setBusy(true);
    resolve()
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  if (conflict === null) return null;
  const { title, description, choices } = questions[conflict];
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {description}
      </Text>
      <div className={classes.choices}>
        {choices.map(({ label, hint, resolve }) => (
          <div key={label} className={classes.choice}>
            <Button variant="default" size="md" disabled={busy} onClick={() => choose(resolve)}>
              {label}
            </Button>
            <span className={classes.hint}>{hint}</span>
          </div>
        ))}
      </div>
    </Modal>
  );
}
