import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../base/api/api-error';
import { api } from '../../base/api/client';
import { showToast } from '../../base/ui/toast/toast-store';
import { adminWords } from '../../base/wording/admin';
import type { FieldErrors } from '../auth/form-check';
import { lookAgainWhoThisIs } from '../auth/look-again';

/** What the form of a new password holds, checks and sends; `onDone` runs when it is set. */
export function useResetPassword({ id }: User, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      await api.admin.resetPassword.mutate({ id, password });
      showToast('success', adminWords.done.reset);
      onDone();
    } catch (error) {
      const { title, reset } = adminWords.failure;
      showToast('error', title, serverMessageOf(error) ?? reset);
      lookAgainWhoThisIs(error);
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (password.length >= limits.passwordMinimum) {
      void send();
      return;
    }
    setErrors({ password: adminWords.dialog.passwordTooShort });
    const input = form.current?.elements.namedItem('password');
    if (input instanceof HTMLInputElement) input.focus();
  };
  const type = (next: string) => {
    setPassword(next);
    setErrors({});
  };
  return { form, password, errors, isPending, type, submit };
}
