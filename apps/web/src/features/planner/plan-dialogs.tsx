import {
  aiTones,
  planMessages,
  type CreatePlan,
  type ContentPlan,
  type SavedIdea,
} from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { useCreatePlanCall, useRemoveIdea, useRemovePlan } from './planner-calls';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitedText } from '../../ui/controls/control-props';
import { plannerMessages } from '../../messages/planner';
import { FormDialog } from '../../ui/page/dialogs';
import classes from './planner.module.css';

/** What the form of a new plan holds. */
interface PlanDraft extends Pick<CreatePlan, 'tone' | 'mainTopic' | 'targetAudience'> {
  readonly title: string;
  readonly description: string;
  readonly goals: string;
}

type PlanField = Exclude<keyof PlanDraft, 'tone'>;
type PlanErrors = Readonly<Partial<Record<PlanField, string>>>;

/** What is wrong with a new plan, in words at each field; empty where it may be sent (docs/product/planner.md 2). */
export function checkPlan({ mainTopic, targetAudience }: PlanDraft): PlanErrors {
  const isShort = (text: string, minimum: number) => text.trim().length < minimum;
  return {
    ...(isShort(mainTopic, limits.minMainTopic) && { mainTopic: planMessages.topicTooShort }),
    ...(isShort(targetAudience, limits.minTargetAudience) && {
      targetAudience: planMessages.audienceTooShort,
    }),
  };
}

const emptyPlan: PlanDraft = {
  title: '',
  description: '',
  mainTopic: '',
  targetAudience: '',
  tone: 'professional',
  goals: '',
};

/** What the form of a new plan holds, checks and sends; `onDone` runs when the plan is there. */
function useCreatePlan(onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyPlan);
  const [errors, setErrors] = useState<PlanErrors>({});
  const { mutate, isPending } = useCreatePlanCall();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problems = checkPlan(draft);
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first === undefined) {
      mutate(draft, { onSuccess: onDone });
      return;
    }
    const input = form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  const change = (patch: Partial<PlanDraft>) => {
    setDraft({ ...draft, ...patch });
    const changed = Object.keys(patch);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => !changed.includes(key))));
  };
  return { form, draft, errors, isPending, change, submit };
}

const messages = plannerMessages.form;
const tones = aiTones.map((value) => ({ value, label: plannerMessages.tones[value] }));

type FieldsProps = Pick<ReturnType<typeof useCreatePlan>, 'draft' | 'errors' | 'change'>;

const maxLengths: Readonly<Record<PlanField, number>> = {
  mainTopic: limits.mainTopic,
  targetAudience: limits.targetAudience,
  title: limits.planTitle,
  description: limits.description,
  goals: limits.goals,
};

function Fields({ draft, errors, change }: FieldsProps) {
  const field = (name: PlanField, hint?: string) => {
    const { description, ...limited } = limitedText(draft[name], maxLengths[name]);
    const error = errors[name];
    return {
      size: 'md' as const,
      classNames: { description: classes.hint ?? '' },
      name,
      value: draft[name],
      ...limited,
      description: description ?? hint,
      error: error !== undefined && <ErrorLine text={error} />,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value }),
    };
  };
  return (
    <>
      <TextInput
        data-autofocus
        label={messages.topic}
        placeholder={messages.topicPlaceholder}
        {...field('mainTopic')}
      />
      <TextInput
        label={messages.audience}
        placeholder={messages.audiencePlaceholder}
        {...field('targetAudience')}
      />
      <NativeSelect
        size="md"
        label={messages.tone}
        data={tones}
        value={draft.tone}
        onChange={({ currentTarget: { value } }) =>
          change({ tone: aiTones.find((tone) => tone === value) ?? draft.tone })
        }
      />
      <TextInput label={messages.title} {...field('title', messages.titleHint)} />
      <Textarea
        label={messages.description}
        autosize
        minRows={2}
        maxRows={6}
        {...field('description', messages.descriptionHint)}
      />
      <Textarea
        label={messages.goals}
        autosize
        minRows={2}
        maxRows={6}
        {...field('goals', messages.goalsHint)}
      />
    </>
  );
}

/** The dialog Novo Planejamento (docs/product/planner.md 9). */
export function CreatePlanDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, isPending, ...fields } = useCreatePlan(onClose);
  return (
    <FormDialog
      title={plannerMessages.create}
      size={480}
      submitLabel={messages.send}
      {...{ form, submit, isPending, onClose }}
    >
      <Fields {...fields} />
    </FormDialog>
  );
}

const removalMessages = plannerMessages.removal;

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
      title={removalMessages[kind].title}
      submitLabel={removalMessages.confirm}
      {...{ isPending, submit, onClose }}
    >
      <div className={classes.removal}>
        <strong>{name}</strong>
        <span>{removalMessages[kind].question}</span>
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
  const { mutate, isPending } = useRemoveIdea();
  const { id, title } = idea;
  return (
    <RemovalDialog
      kind="idea"
      name={title}
      onRemove={() => mutate({ id }, { onSettled: onClose })}
      {...{ isPending, onClose }}
    />
  );
}
