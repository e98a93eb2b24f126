import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Text } from '@mantine/core';
import { adminWords } from '../../messages/admin';
import { PasswordField } from '../../ui/form/account-field';
import { FormDialog } from '../../ui/page/form-dialog';
import classes from './reset-password-dialog.module.css';
import { useResetPassword } from './use-reset-password';

const words = adminWords.reset;

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new password, which the Admin tells them. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { password, errors, type, ...form } = useResetPassword(user, onClose);
  return (
    <FormDialog title={words.title} submitLabel={words.send} onClose={onClose} {...form}>
      <Text size="md" c="var(--ink-2)" className={classes.hint}>
        {words.hint(user.name)}
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
