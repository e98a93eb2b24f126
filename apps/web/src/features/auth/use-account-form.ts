import type { User } from '@arrasta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { failureDescription, fieldErrorsOf } from '../../ui/form/call-failure';
import { callFailureOf } from '../../ui/form/call-failure-of';
import { takeUpUser } from '../../api/current-user';
import {
  firstBadField,
  type FieldErrors,
  type FieldName,
  type Refusal,
} from '../../ui/form/form-check';

interface Notice {
  readonly title: string;
  readonly description: string;
}

/** What sets one form apart from the other. */
interface AccountForm<Values> {
  readonly values: Values;
  readonly check: (values: Values) => Refusal | null;
  readonly send: (values: Values) => Promise<User>;
  readonly words: { readonly failure: Notice; readonly success: Notice };
}

interface AccountFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** Takes back the remark at a field, because the person is mending it. */
  readonly settle: (field: FieldName) => void;
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/** The errors at the fields, with the focus going to the first of them. */
function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = (next: FieldErrors, fallback: FieldName | null) => {
    setErrors(next);
    const field = firstBadField(next) ?? fallback;
    if (field !== null) focusField(form.current, field);
  };
  const settle = (field: FieldName) => setErrors(({ [field]: _, ...others }) => others);
  return { form, errors, show, settle };
}

/**
 * Sending of the sign-in and the registration form: rules, call, toasts, focus. What was typed
 * stays when it fails; on success the gates see the account and show what it wanted to see.
 */
export function useAccountForm<Values>(account: AccountForm<Values>): AccountFormState {
  const { values, check, send, words } = account;
  const queryClient = useQueryClient();
  const { form, errors, show, settle } = useFieldErrors();
  const [isPending, setPending] = useState(false);
  const call = async () => {
    setPending(true);
    try {
      takeUpUser(queryClient, await send(values));
      showToast('success', words.success.title, words.success.description);
    } catch (error) {
      const failure = callFailureOf(error);
      const { title, description } = words.failure;
      showToast('error', title, failureDescription(failure, description));
      show(fieldErrorsOf(failure), failure.code === 'UNAUTHORIZED' ? 'password' : null);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const refusal = check(values);
    show(refusal?.fields ?? {}, null);
    if (refusal) showToast('error', refusal.title, refusal.description);
    else void call();
  };
  return { form, errors, isPending, submit, settle };
}
