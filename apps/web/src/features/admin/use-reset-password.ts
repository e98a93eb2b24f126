import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { adminWords } from '../../messages/admin';
import type { FieldErrors } from '../../ui/form/form-check';

/** What the form of a new password holds, checks and sends; `onDone` runs when it is set. */
export function useResetPassword({ id }: User, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = trpc.admin.resetPassword.useMutation({
    onSuccess: () => {
      showToast('success', adminWords.done.reset);
      onDone();
    },
    onError: (error) => {
      const { title, reset } = adminWords.failure;
      showToast('error', title, serverMessageOf(error) ?? reset);
    },
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (password.length >= limits.passwordMinimum) {
      mutate({ id, password });
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
