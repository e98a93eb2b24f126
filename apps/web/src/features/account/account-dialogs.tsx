import { limits } from '@arrasta/domain';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deletionWord, type User } from '@arrasta/contract';
import { trpc } from '../../api/trpc';
import { showToast, flashAccountDeleted } from '../../ui/toast/toast-store';
import { accountUiMessages } from '../../messages/account';
import { FormDialog } from '../../ui/page/dialogs';
import { SecretField } from '../../ui/form/secret-field';
import { useDialogForm, type DialogForm } from '../../ui/form/use-dialog-form';
import { queryClient } from '../../api/query-client';
import { resumeReads, stopReads } from '../../api/client';
import { forgetWelcome } from '../../editor/persistence/device-memory';
import {
  forgetDraftsOfDeletedAccount,
  broadcastAccountDeleted,
} from '../../editor/persistence/drafts';
import { ErrorLine } from '../../ui/controls/error-line';

const passwordMessages = accountUiMessages.changePassword;

const emptyPasswords = { currentPassword: '', newPassword: '' };

function remarkOnNew({ currentPassword, newPassword }: typeof emptyPasswords): string | null {
  if (newPassword.length < limits.minPassword) return passwordMessages.tooShort;
  return newPassword === currentPassword ? passwordMessages.same : null;
}

function checkPasswords(values: typeof emptyPasswords) {
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
    empty: emptyPasswords,
    check: checkPasswords,
    send: (values) => changePassword({ ...values, keepTokens }),
    failure: passwordMessages.failure,
    onDone: () => {
      showToast('success', passwordMessages.success.title, passwordMessages.success.description);
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
  const field = (name: keyof typeof emptyPasswords) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => change(name, value),
  });
  return (
    <FormDialog
      title={passwordMessages.title}
      submitLabel={passwordMessages.submit}
      onClose={onClose}
      {...form}
    >
      <SecretField
        {...field('currentPassword')}
        label={passwordMessages.current}
        autoComplete="current-password"
        isFirst
      />
      <SecretField
        {...field('newPassword')}
        label={passwordMessages.fresh}
        hint={passwordMessages.hint}
        autoComplete="new-password"
      />
      <Checkbox
        label={passwordMessages.keepTokens}
        description={passwordMessages.keepTokensHint}
        checked={keepTokens}
        onChange={({ currentTarget }) => setKeepTokens(currentTarget.checked)}
      />
    </FormDialog>
  );
}

/**
 * Deletes the account, and what this device keeps of it. Where that fails everything is as before.
 * @param remove the call; rejects where the server refuses
 */
async function deleteAccountAndDrafts(
  userId: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  stopReads();
  try {
    await remove();
  } catch (error) {
    resumeReads();
    void queryClient.invalidateQueries();
    throw error;
  }
  // A tab that has a deck open would go on keeping it.
  broadcastAccountDeleted(userId);
  await forgetDraftsOfDeletedAccount(userId);
  forgetWelcome(userId);
  flashAccountDeleted();
}

const deletionMessages = accountUiMessages.deletion;

const emptyDeletion = { password: '', confirmation: '' };

function checkDeletion({ password, confirmation }: typeof emptyDeletion) {
  return {
    ...(password === '' && { password: accountUiMessages.passwordMissing }),
    ...(confirmation.trim() !== deletionWord && {
      confirmation: deletionMessages.confirmationMissing,
    }),
  };
}

function Fields({ values, errors, change }: DialogForm<typeof emptyDeletion>) {
  return (
    <>
      <SecretField
        name="password"
        label={deletionMessages.password}
        value={values.password}
        error={errors.password}
        autoComplete="current-password"
        onValue={(value) => change('password', value)}
        isFirst
      />
      <TextInput
        size="md"
        name="confirmation"
        label={deletionMessages.confirmation}
        error={errors.confirmation !== undefined && <ErrorLine text={errors.confirmation} />}
        value={values.confirmation}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => change('confirmation', event.currentTarget.value)}
      />
    </>
  );
}

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Called once the account and what this device kept of it are deleted: leaves the page. */
  readonly onDeleted: () => void;
}

/** The dialog Excluir conta: the password, and the word. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { mutateAsync: deleteAccount } = trpc.ownAccount.delete.useMutation();
  const dialogForm = useDialogForm({
    empty: emptyDeletion,
    check: checkDeletion,
    send: ({ password }) =>
      deleteAccountAndDrafts(user.id, () =>
        deleteAccount({ password, confirmation: deletionWord }),
      ),
    failure: deletionMessages.failure,
    onDone: onDeleted,
  });
  const { form, submit, isPending } = dialogForm;
  return (
    <FormDialog
      title={deletionMessages.title}
      size={460}
      submitLabel={deletionMessages.submit}
      isDanger
      {...{ form, submit, isPending, onClose }}
    >
      <Text size="md" c="var(--ink-2)">
        {deletionMessages.warning}
      </Text>
      <Fields {...dialogForm} />
    </FormDialog>
  );
}
