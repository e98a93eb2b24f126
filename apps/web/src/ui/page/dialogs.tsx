import { Button, Modal, Text } from '@mantine/core';
import { useCallback, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import classes from './dialogs.module.css';
import { appMessages } from '../../messages/app';
import { pageMessages } from '../../messages/page';
import { closeAnyToast } from '../toast/toast-store';

/** The ways out of a dialog, at its foot: the one that is meant comes last; on a phone it is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.choices}>{children}</div>;
}

interface FormBodyProps {
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** What the button that sends is called. */
  readonly submitLabel: string;
  /** Whether what is sent destroys something. */
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields in a dialog, and below them the ways out: to let it be, or to send. */
export function FormBody(props: FormBodyProps) {
  const { form, isPending, submit, submitLabel, isDanger = false, onClose, children } = props;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isPending}>
      <div className={classes.fields}>{children}</div>
      <DialogActions>
        <Button variant="default" size="md" onClick={onClose}>
          {pageMessages.cancel}
        </Button>
        <Button type="submit" size="md" data-danger={isDanger || undefined} loading={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

interface FormDialogProps extends FormBodyProps {
  readonly title: string;
  /** Width in px. */
  readonly size?: number;
}

/** A dialog that is a form. */
export function FormDialog({ title, size = 420, ...body }: FormDialogProps) {
  return (
    <Modal
      opened
      onClose={body.onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': appMessages.close }}
    >
      <FormBody {...body} />
    </Modal>
  );
}

type LeaveAnswer = 'stay' | 'discard' | 'save';

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
      closeButtonProps={{ 'aria-label': appMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {description}
      </Text>
      <DialogActions>
        <Button variant="subtle" size="md" onClick={() => settle?.('stay')}>
          {pageMessages.cancel}
        </Button>
        <Button variant="default" size="md" onClick={() => settle?.('discard')}>
          {pageMessages.discard}
        </Button>
        {canSave && (
          <Button size="md" onClick={() => settle?.('save')} data-autofocus>
            {pageMessages.save}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
  return { ask, dialog };
}
