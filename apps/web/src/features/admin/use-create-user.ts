import type { CreateUser } from '@arrasta/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../base/api/api-error';
import { refetchesUser } from '../../base/api/query-client';
import { trpc } from '../../base/api/trpc';
import { showToast } from '../../base/ui/toast/toast-store';
import { adminWords } from '../../base/wording/admin';
import { fieldErrorsOf } from '../auth/call-failure';
import { callFailureOf } from '../auth/call-failure-of';
import { firstBadField, type FieldErrors, type FieldName } from '../auth/form-check';
import { checkNewUser } from './user-check';

const emptyForm: CreateUser = {
  name: '',
  email: '',
  password: '',
  roleUser: 'User',
  plan: 'Basic',
};

/** The errors at the fields, with the focus going to the first of them. */
function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = (next: FieldErrors) => {
    setErrors(next);
    const field = firstBadField(next);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
    return field !== null;
  };
  const settle = (field: FieldName) => setErrors(({ [field]: _, ...others }) => others);
  return { form, errors, show, settle };
}

/** What the form Criar Usuário holds, checks and sends; `onDone` runs when the user is there. */
export function useCreateUser(onDone: () => void) {
  const { form, errors, show, settle } = useFieldErrors();
  const [values, setValues] = useState(emptyForm);
  const { admin } = trpc.useUtils();
  const { mutate, isPending } = trpc.admin.createUser.useMutation({
    onSuccess: () => {
      showToast('success', adminWords.done.created);
      void admin.users.invalidate();
      onDone();
    },
    onError: (error) => {
      const { title, created } = adminWords.failure;
      showToast('error', title, serverMessageOf(error) ?? created);
      show(fieldErrorsOf(callFailureOf(error)));
    },
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && !show(checkNewUser(values))) mutate(values);
  };
  const change = (next: CreateUser, field?: FieldName) => {
    setValues(next);
    if (field !== undefined) settle(field);
  };
  return { form, values, errors, isPending, change, submit };
}
