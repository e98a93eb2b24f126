import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Button, Modal } from '@mantine/core';
import { adminWords } from '../../base/wording/admin';
import { appWords } from '../../base/wording/app';
import { PasswordField } from '../auth/account-field';
import classes from './create-user-dialog.module.css';
import { useResetPassword } from './use-reset-password';

const words = adminWords.reset;

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new password, which the Admin tells them. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { form, password, errors, isPending, type, submit } = useResetPassword(user, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size={420}
      closeButtonProps={{ 'aria-label': appWords.close }}
    >
      <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-busy={isPending}>
        <p className={classes.hint}>{words.hint(user.name)}</p>
        <PasswordField
          size="md"
          autoComplete="new-password"
          minLength={limits.passwordMinimum}
          value={password}
          onValue={type}
          errors={errors}
        />
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {adminWords.dialog.cancel}
          </Button>
          <Button type="submit" size="md" loading={isPending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
