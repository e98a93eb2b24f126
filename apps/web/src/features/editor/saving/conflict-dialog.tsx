import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { showToast } from '../../../base/ui/toast/toast-store';
import { closeConflict, useConflictStore } from './conflict-store';
import { keepMine, saveMineAsCopy, takeTheirs } from './resolve-conflict';
import classes from './conflict-dialog.module.css';
import { handleSignedOut } from './signed-out';

const words = editorWords.conflict;

const choices = [
  { label: words.mine, hint: words.mineHint, resolve: keepMine },
  { label: words.copy, hint: words.copyHint, resolve: saveMineAsCopy },
  { label: words.theirs, hint: words.theirsHint, resolve: takeTheirs },
] as const;

function tell(error: unknown): void {
  if (handleSignedOut(error)) return;
  showToast('error', editorWords.saveFailed.title, editorWords.saveFailed.description);
}

/** Asks what to do with a deck that was saved elsewhere since it was opened (decisions §8). */
export function ConflictDialog() {
  const { open } = useConflictStore();
  const [busy, setBusy] = useState(false);
  const choose = (resolve: () => Promise<void>) => {
    setBusy(true);
    resolve()
      .then(closeConflict, tell)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      opened={open}
      onClose={closeConflict}
      title={words.title}
      size={480}
      closeButtonProps={{ 'aria-label': editorWords.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {words.description}
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
