import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { ActionIcon, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { adminUiMessages } from '../../messages/admin';
import type { FieldErrors } from '../../ui/form/form-check';
import { PasswordField } from '../../ui/form/account-field';
import { FormDialog } from '../../ui/page/dialogs';
import classes from './dialogs.module.css';
import table from './users-table.module.css';

/** What the form of a new password holds, checks and sends; `onDone` runs when it is set. */
function useResetPassword({ id }: User, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = trpc.admin.resetPassword.useMutation({
    onSuccess: () => {
      showToast('success', adminUiMessages.done.reset);
      onDone();
    },
    onError: (error) => {
      const { title, reset } = adminUiMessages.failure;
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
    setErrors({ password: adminUiMessages.dialog.passwordTooShort });
    const input = form.current?.elements.namedItem('password');
    if (input instanceof HTMLInputElement) input.focus();
  };
  const type = (next: string) => {
    setPassword(next);
    setErrors({});
  };
  return { form, password, errors, isPending, type, submit };
}

const messages = adminUiMessages.reset;

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new password, which the Admin tells them. */
function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { password, errors, type, ...form } = useResetPassword(user, onClose);
  return (
    <FormDialog title={messages.title} submitLabel={messages.send} onClose={onClose} {...form}>
      <Text size="md" c="var(--ink-2)" className={classes.hint}>
        {messages.hint(user.name)}
      </Text>
      <PasswordField
        size="md"
        autoComplete="new-password"
        data-autofocus
        minLength={limits.passwordMinimum}
        value={password}
        onValue={type}
        errors={errors}
      />
    </FormDialog>
  );
}

/** Opens the dialog in which an Admin gives this account a new password. */
export function ResetPasswordButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const label = adminUiMessages.reset.of(user.name);
  return (
    <>
      <ActionIcon
        className={table.reset}
        aria-label={label}
        title={adminUiMessages.reset.title}
        onClick={() => setOpen(true)}
      >
        <KeyRound size={15} strokeWidth={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && <ResetPasswordDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
