import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { editorWords } from '../../../messages/editor';
import { showToast } from '../../../ui/toast/toast-store';
import { closeConflict, useConflictStore } from './conflict-store';
import { keepMine, saveAsNew, saveMineAsCopy, takeTheirs } from './resolve-conflict';
import classes from './conflict-dialog.module.css';
import { handleSignedOut } from '../signed-out';

const { changed, deleted } = editorWords.conflict;

const questions = {
  changed: {
    ...changed,
    choices: [
      { label: changed.mine, hint: changed.mineHint, resolve: keepMine },
      { label: changed.copy, hint: changed.copyHint, resolve: saveMineAsCopy },
      { label: changed.theirs, hint: changed.theirsHint, resolve: takeTheirs },
    ],
  },
  deleted: {
    ...deleted,
    choices: [{ label: deleted.again, hint: deleted.againHint, resolve: saveAsNew }],
  },
} as const;

function tell(error: unknown): void {
  if (handleSignedOut(error)) return;
  showToast('error', editorWords.saveFailed.title, editorWords.saveFailed.description);
}

/** Asks what to do with a deck that was saved or deleted elsewhere since it was opened (docs/product/saving.md 6, 7). */
export function ConflictDialog() {
  const { conflict } = useConflictStore();
  const [busy, setBusy] = useState(false);
  const choose = (resolve: () => Promise<void>) => {
    setBusy(true);
    resolve()
      .then(closeConflict, tell)
      .finally(() => setBusy(false));
  };
  if (conflict === null) return null;
  const { title, description, choices } = questions[conflict];
  return (
    <Modal
      opened
      onClose={closeConflict}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': editorWords.close }}
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
