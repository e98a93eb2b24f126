import type { ContentPlan, SavedIdea } from '@arrasta/contract';
import type { SubmitEvent } from 'react';
import { plannerMessages } from '../../messages/planner';
import { FormDialog } from '../../ui/page/dialogs';
import { useRemoveIdea, useRemovePlan } from './planner-calls';
import classes from './planner.module.css';

const messages = plannerMessages.removal;

interface RemovalDialogProps {
  readonly kind: 'plan' | 'idea';
  /** Title of what goes. */
  readonly name: string;
  readonly isPending: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a plan or a saved idea is deleted. */
function RemovalDialog(props: RemovalDialogProps) {
  const { kind, name, isPending, onRemove, onClose } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onRemove();
  };
  return (
    <FormDialog
      isDanger
      title={messages[kind].title}
      submitLabel={messages.confirm}
      {...{ isPending, submit, onClose }}
    >
      <div className={classes.removal}>
        <strong>{name}</strong>
        <span>{messages[kind].question}</span>
      </div>
    </FormDialog>
  );
}

export function PlanRemoval({ plan, onClose }: { plan: ContentPlan; onClose: () => void }) {
  const { mutate, isPending } = useRemovePlan(onClose);
  const { id, title } = plan;
  return (
    <RemovalDialog
      kind="plan"
      name={title}
      onRemove={() => mutate({ id })}
      {...{ isPending, onClose }}
    />
  );
}

export function IdeaRemoval({ idea, onClose }: { idea: SavedIdea; onClose: () => void }) {
  const { mutate, isPending } = useRemoveIdea(onClose);
  const { id, title } = idea;
  return (
    <RemovalDialog
      kind="idea"
      name={title}
      onRemove={() => mutate({ id })}
      {...{ isPending, onClose }}
    />
  );
}
