import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { editorWords } from '../../messages/editor';
import { saveAndLeave, useLeaveQuestion } from './leave-question';
import classes from './leave-dialog.module.css';

const words = editorWords.leave;

/** Asks what becomes of unsaved edits when the person signs out or leaves the deck. */
export function LeaveDialog() {
  const answer = useLeaveQuestion((question) => question.answer);
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void saveAndLeave().finally(() => {
      setSaving(false);
    });
  };
  return (
    <Modal
      opened={answer !== null}
      onClose={() => answer?.(false)}
      title={words.title}
      size={460}
      closeButtonProps={{ 'aria-label': editorWords.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {words.description}
      </Text>
      <div className={classes.choices}>
        <Button variant="subtle" size="md" disabled={saving} onClick={() => answer?.(false)}>
          {words.cancel}
        </Button>
        <Button variant="default" size="md" disabled={saving} onClick={() => answer?.(true)}>
          {words.discard}
        </Button>
        <Button size="md" disabled={saving} onClick={save} data-autofocus>
          {words.save}
        </Button>
      </div>
    </Modal>
  );
}
