import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { showToast } from '../toast/toast-store';
import { callFailureOf, failureDescription } from './form-check';

type Errors<Values> = Readonly<Partial<Record<keyof Values, string>>>;

interface DialogCall<Values, Answer> {
  readonly empty: Values;
  /**
   * What is wrong with the fields, in words at each, in their order; empty where it may be sent.
   */
  readonly check: (values: Values) => Errors<Values>;
  readonly send: (values: Values) => Promise<Answer>;
  readonly failure: { readonly title: string; readonly description: string };
  readonly onDone: (answer: Answer) => void;
}

export interface DialogForm<Values> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly errors: Errors<Values>;
  readonly isPending: boolean;
  /** A new value takes back the remark at its field. */
  readonly change: (name: keyof Values, value: string) => void;
  readonly submit: (event: SubmitEvent) => void;
}

/** The errors at the fields, with the focus going to the first of them. */
function useErrors<Values>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState({} as Errors<Values>);
  const show = (next: Errors<Values>) => {
    setErrors(next);
    const [first] = Object.keys(next);
    const input = first === undefined ? null : form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
    return first !== undefined;
  };
  return { form, errors, setErrors, show };
}

/**
 * A form of texts in a dialog: checked, sent once, its outcome shown. A failure keeps the input.
 */
export function useDialogForm<Values extends Readonly<Record<string, string>>, Answer>(
  call: DialogCall<Values, Answer>,
): DialogForm<Values> {
  const { form, errors, setErrors, show } = useErrors<Values>();
  const [values, setValues] = useState(call.empty);
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    let answer: Answer;
    try {
      answer = await call.send(values);
    } catch (error) {
      const failure = callFailureOf(error);
      const { title, description } = call.failure;
      showToast('error', title, failureDescription(failure, description));
      setPending(false);
      const remarks = failure.issues.map(({ path, message }) => [path, message]);
      show(Object.fromEntries(remarks) as Errors<Values>);
      return;
    }
    call.onDone(answer);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && !show(call.check(values))) void send();
  };
  const change = (name: keyof Values, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others as Errors<Values>);
  };
  return { form, values, errors, isPending, change, submit };
}
