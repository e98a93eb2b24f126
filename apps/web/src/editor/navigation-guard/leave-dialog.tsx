import { Button, Modal, type ModalProps, Text } from '@mantine/core';
import { useState } from 'react';
import { editorMessages } from '../../messages/editor';
import { leaveMessages } from '../../messages/editor-later';
import { saveAndLeave, useLeaveQuestion } from './leave-question';
import classes from './leave-dialog.module.css';

const messages = leaveMessages;

interface LeaveDialogProps extends Pick<ModalProps, 'opened'> {
  /** Stays. */
  readonly onClose: () => void;
}

/** Asks what becomes of unsaved edits when the person signs out or leaves the deck. */
export function LeaveDialog({ opened: isOpen, onClose }: LeaveDialogProps) {
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
      opened={isOpen}
      onClose={onClose}
      title={messages.title}
      size={460}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {messages.description}
      </Text>
      <div className={classes.choices}>
        <Button variant="subtle" size="md" disabled={saving} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="default" size="md" disabled={saving} onClick={() => answer?.(true)}>
          {messages.discard}
        </Button>
        <Button size="md" disabled={saving} onClick={save} data-autofocus>
          {messages.save}
        </Button>
      </div>
    </Modal>
  );
}
