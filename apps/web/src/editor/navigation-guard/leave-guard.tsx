import { Button, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { NavigationBlocker, type LeaveRules } from '../../ui/navigation/navigation-blocker';
import { currentSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { mayLeaveDeck, saveAndLeave, useLeaveQuestion } from './leave-question';
import { hasUnpersistedEdits } from '../persistence/leave';
import { editorMessages } from '../../messages/editor';
import classes from './leave-guard.module.css';

/** Whether the open deck stays open there: its address after the first save. */
function staysOpen(path: string): boolean {
  const id = currentCarouselId();
  return id !== null && Boolean(currentSession()?.stored) && path === `/carousel/${id}`;
}

const rules: LeaveRules = {
  isFree: (path) => staysOpen(path) || !hasUnpersistedEdits(),
  mayLeave: mayLeaveDeck,
};

/** Asks before a link, or Back and Forward, leave a deck whose edits are nowhere but in this page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <NavigationBlocker rules={rules}>{children}</NavigationBlocker>;
}

const messages = editorMessages.leave;

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
      title={messages.title}
      size={460}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {messages.description}
      </Text>
      <div className={classes.choices}>
        <Button variant="subtle" size="md" disabled={saving} onClick={() => answer?.(false)}>
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
