import type { CreateUser } from '@arrasta/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { adminWords } from '../../messages/admin';
import { fieldErrorsOf } from '../../ui/form/call-failure';
import { callFailureOf } from '../../ui/form/call-failure-of';
import { firstBadField, type FieldErrors, type FieldName } from '../../ui/form/form-check';
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
