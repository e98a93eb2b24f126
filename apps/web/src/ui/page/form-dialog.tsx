import { Button, Modal } from '@mantine/core';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { appWords } from '../../messages/app';
import { pageWords } from '../../messages/page';
import { Choices } from './choices';
import classes from './form-dialog.module.css';

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
      <Choices>
        <Button variant="default" size="md" onClick={onClose}>
          {pageWords.cancel}
        </Button>
        <Button type="submit" size="md" data-danger={isDanger || undefined} loading={isPending}>
          {submitLabel}
        </Button>
      </Choices>
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
      closeButtonProps={{ 'aria-label': appWords.close }}
    >
      <FormBody {...body} />
    </Modal>
  );
}
