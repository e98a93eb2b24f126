import { useState, type SubmitEvent } from 'react';
import { plannerWords } from '../../messages/planner';
import { FormDialog } from '../../ui/page/form-dialog';
import classes from './planner.module.css';

const words = plannerWords.removal;

interface RemovalDialogProps {
  readonly kind: 'plan' | 'idea';
  /** Title of what goes. */
  readonly name: string;
  readonly onRemove: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before a plan or a saved idea is deleted. */
export function RemovalDialog({ kind, name, onRemove, onClose }: RemovalDialogProps) {
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) void remove();
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
