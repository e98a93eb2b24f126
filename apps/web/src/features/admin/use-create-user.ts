import type { CreateUser } from '@arrasta/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../base/api/api-error';
import { api } from '../../base/api/client';
import { queryClient, queryKeys } from '../../base/api/query-client';
import { showToast } from '../../base/ui/toast/toast-store';
import { adminWords } from '../../base/wording/admin';
import { fieldErrorsOf } from '../auth/call-failure';
import { callFailureOf } from '../auth/call-failure-of';
import { firstBadField, type FieldErrors, type FieldName } from '../auth/form-check';
import { lookAgainWhoThisIs } from '../auth/look-again';
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
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      await api.admin.createUser.mutate(values);
      showToast('success', adminWords.done.created);
      void queryClient.invalidateQueries({ queryKey: queryKeys.users });
      onDone();
    } catch (error) {
      const { title, created } = adminWords.failure;
      showToast('error', title, serverMessageOf(error) ?? created);
      show(fieldErrorsOf(callFailureOf(error)));
      lookAgainWhoThisIs(error);
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && !show(checkNewUser(values))) void send();
  };
  const change = (next: CreateUser, field?: FieldName) => {
    setValues(next);
    if (field !== undefined) settle(field);
  };
  return { form, values, errors, isPending, change, submit };
}
