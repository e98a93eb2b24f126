import { Button, Modal, Text } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { closeAnyToast } from '../toast/toast-store';
import { appWords } from '../../messages/app';
import { pageWords } from '../../messages/page';
import { Choices } from './choices';

export type LeaveAnswer = 'stay' | 'discard' | 'save';

interface Asked {
  readonly title: string;
  readonly description: string;
  /** Whether saving is one of the answers. */
  readonly canSave: boolean;
}

interface Question {
  readonly ask: () => Promise<LeaveAnswer>;
  /** To be put anywhere on the page. */
  readonly dialog: ReactNode;
}

/** A question before something is left that was not saved. */
export function useQuestion({ title, description, canSave }: Asked): Question {
  const [settle, setSettle] = useState<((answer: LeaveAnswer) => void) | null>(null);
  const ask = useCallback(async () => {
    // It knows the buttons of the page and would lie on those of the dialog.
    closeAnyToast();
    const answer = await new Promise<LeaveAnswer>((resolve) => setSettle(() => resolve));
    setSettle(null);
    return answer;
  }, []);
  const dialog = (
    <Modal
      opened={settle !== null}
      onClose={() => settle?.('stay')}
      title={title}
      size={460}
      closeButtonProps={{ 'aria-label': appWords.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {description}
      </Text>
      <Choices>
        <Button variant="subtle" size="md" onClick={() => settle?.('stay')}>
          {pageWords.cancel}
        </Button>
        <Button variant="default" size="md" onClick={() => settle?.('discard')}>
          {pageWords.discard}
        </Button>
        {canSave && (
          <Button size="md" onClick={() => settle?.('save')} data-autofocus>
            {pageWords.save}
          </Button>
        )}
      </Choices>
    </Modal>
  );
  return { ask, dialog };
}
