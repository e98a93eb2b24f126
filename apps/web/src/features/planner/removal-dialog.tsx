import type { SubmitEvent } from 'react';
import { plannerWords } from '../../messages/planner';
import { FormDialog } from '../../ui/page/form-dialog';
import classes from './planner.module.css';

const words = plannerWords.removal;

interface RemovalDialogProps {
  readonly kind: 'plan' | 'idea';
  /** Title of what goes. */
  readonly name: string;
  readonly isPending: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a plan or a saved idea is deleted. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { kind, name, isPending, onRemove, onClose } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onRemove();
  };
  return (
    <FormDialog
      isDanger
      title={words[kind].title}
      submitLabel={words.confirm}
      {...{ isPending, submit, onClose }}
    >
      <div className={classes.removal}>
        <strong>{name}</strong>
        <span>{words[kind].question}</span>
      </div>
    </FormDialog>
  );
}
