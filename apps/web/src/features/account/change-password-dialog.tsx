import { limits } from '@arrasta/domain';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { ownAccountWords } from '../../messages/account';
import { FormDialog } from '../../ui/page/form-dialog';
import { SecretField } from '../../ui/form/secret-field';
import { useDialogForm } from '../../ui/form/use-dialog-form';

const words = ownAccountWords.changePassword;

const empty = { currentPassword: '', newPassword: '' };

function remarkOnNew({ currentPassword, newPassword }: typeof empty): string | null {
  if (newPassword.length < limits.passwordMinimum) return words.tooShort;
  return newPassword === currentPassword ? words.same : null;
}

function check(values: typeof empty) {
  const newPassword = remarkOnNew(values);
  return {
    ...(values.currentPassword === '' && { currentPassword: ownAccountWords.passwordMissing }),
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
    failure: words.failure,
    onDone: () => {
      showToast('success', words.success.title, words.success.description);
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
    <FormDialog title={words.title} submitLabel={words.submit} onClose={onClose} {...form}>
      <SecretField
        {...field('currentPassword')}
        label={words.current}
        autoComplete="current-password"
        isFirst
      />
      <SecretField
        {...field('newPassword')}
        label={words.fresh}
        hint={words.hint}
        autoComplete="new-password"
      />
      <Checkbox
        label={words.keepTokens}
        description={words.keepTokensHint}
        checked={keepTokens}
        onChange={({ currentTarget }) => setKeepTokens(currentTarget.checked)}
      />
    </FormDialog>
  );
}
