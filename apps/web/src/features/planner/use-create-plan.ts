import { useRef, useState, type SubmitEvent } from 'react';
import { useCreatePlanCall } from './change-planner';
import { checkPlan, type PlanDraft, type PlanErrors } from './plan-check';

const emptyPlan: PlanDraft = {
  title: '',
  description: '',
  mainTopic: '',
  targetAudience: '',
  tone: 'professional',
  goals: '',
};

/** What the form of a new plan holds, checks and sends; `onDone` runs when the plan is there. */
export function useCreatePlan(onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyPlan);
  const [errors, setErrors] = useState<PlanErrors>({});
  const { mutate, isPending } = useCreatePlanCall(onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = checkPlan(draft);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      mutate(draft);
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
