import { limits } from '@arrasta/domain';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { accountUiMessages } from '../../messages/account';
import { FormDialog } from '../../ui/page/dialogs';
import { SecretField } from '../../ui/form/secret-field';
import { useDialogForm } from '../../ui/form/use-dialog-form';

const messages = accountUiMessages.changePassword;

const empty = { currentPassword: '', newPassword: '' };

function remarkOnNew({ currentPassword, newPassword }: typeof empty): string | null {
  if (newPassword.length < limits.passwordMinimum) return messages.tooShort;
  return newPassword === currentPassword ? messages.same : null;
}

function check(values: typeof empty) {
  const newPassword = remarkOnNew(values);
  return {
    ...(values.currentPassword === '' && { currentPassword: accountUiMessages.passwordMissing }),
    ...(newPassword !== null && { newPassword }),
  };
}

function useChange(keepTokens: boolean, onClose: () => void) {
  const { ownAccount, accessTokens } = trpc.useUtils();
  const { mutateAsync: changePassword } = trpc.ownAccount.changePassword.useMutation();
  return useDialogForm({
    empty,
    check,
    send: (values) => changePassword({ ...values, keepTokens }),
    failure: messages.failure,
    onDone: () => {
      showToast('success', messages.success.title, messages.success.description);
      void ownAccount.sessions.invalidate();
      void accessTokens.list.invalidate();
      onClose();
    },
  });
}

/** The dialog Alterar senha. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [keepTokens, setKeepTokens] = useState(false);
  const { values, errors, change, ...form } = useChange(keepTokens, onClose);
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => change(name, value),
  });
  return (
    <FormDialog title={messages.title} submitLabel={messages.submit} onClose={onClose} {...form}>
      <SecretField
        {...field('currentPassword')}
        label={messages.current}
        autoComplete="current-password"
        isFirst
      />
      <SecretField
        {...field('newPassword')}
        label={messages.fresh}
        hint={messages.hint}
        autoComplete="new-password"
      />
      <Checkbox
        label={messages.keepTokens}
        description={messages.keepTokensHint}
        checked={keepTokens}
        onChange={({ currentTarget }) => setKeepTokens(currentTarget.checked)}
      />
    </FormDialog>
  );
}
