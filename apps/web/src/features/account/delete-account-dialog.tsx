import { deletionWord, type User } from '@arrasta/contract';
import { Text, TextInput } from '@mantine/core';
import { queryClient } from '../../api/query-client';
import { resumeReads, stopReads } from '../../api/client';
import { flashAccountDeleted } from '../../ui/toast/toast-store';
import { forgetWelcome } from '../../editor/persistence/welcome-memory';
import {
  forgetDraftsOfDeletedAccount,
  broadcastAccountDeleted,
} from '../../editor/persistence/drafts';
import { trpc } from '../../api/trpc';
import { ErrorLine } from '../../ui/controls/error-line';
import { accountUiMessages } from '../../messages/account';
import { FormDialog } from '../../ui/page/dialogs';
import { SecretField } from '../../ui/form/secret-field';
import { useDialogForm, type DialogForm } from '../../ui/form/use-dialog-form';

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

const messages = accountUiMessages.deletion;

const empty = { password: '', confirmation: '' };

function check({ password, confirmation }: typeof empty) {
  return {
    ...(password === '' && { password: accountUiMessages.passwordMissing }),
    ...(confirmation.trim() !== deletionWord && { confirmation: messages.confirmationMissing }),
  };
}

function Fields({ values, errors, change }: DialogForm<typeof empty>) {
  return (
    <>
      <SecretField
        name="password"
        label={messages.password}
        value={values.password}
        error={errors.password}
        autoComplete="current-password"
        onValue={(value) => change('password', value)}
        isFirst
      />
      <TextInput
        size="md"
        name="confirmation"
        label={messages.confirmation}
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
  /** The account is gone, and what this device kept of it; the page is to be left. */
  readonly onDeleted: () => void;
}

/** The dialog Excluir conta: the password, and the word. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { mutateAsync: deleteAccount } = trpc.ownAccount.delete.useMutation();
  const dialogForm = useDialogForm({
    empty,
    check,
    send: ({ password }) =>
      deleteAccountAndDrafts(user.id, () =>
        deleteAccount({ password, confirmation: deletionWord }),
      ),
    failure: messages.failure,
    onDone: onDeleted,
  });
  const { form, submit, isPending } = dialogForm;
  return (
    <FormDialog
      title={messages.title}
      size={460}
      submitLabel={messages.submit}
      isDanger
      {...{ form, submit, isPending, onClose }}
    >
      <Text size="md" c="var(--ink-2)">
        {messages.warning}
      </Text>
      <Fields {...dialogForm} />
    </FormDialog>
  );
}
