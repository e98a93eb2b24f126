import { Button, Text, TextInput } from '@mantine/core';
import { Unlock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { serverMessageOf } from '../../../api/api-error';
import { refetchesUser } from '../../../api/query-client';
import { trpc } from '../../../api/trpc';
import { ErrorLine } from '../../../ui/controls/error-line';
import { showToast } from '../../../ui/toast/toast-store';
import { adminUiMessages } from '../../../messages/admin';
import { FormDialog } from '../../../ui/page/dialogs';

const messages = adminUiMessages.release;

function useReleaseAddress(onDone: () => void) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = trpc.admin.releaseAddress.useMutation({
    onSuccess: () => {
      showToast('success', adminUiMessages.done.released);
      onDone();
    },
    onError: (failure) => setError(serverMessageOf(failure) ?? adminUiMessages.failure.released),
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ address });
  };
  const type = (next: string) => {
    setAddress(next);
    setError(null);
  };
  return { address, error, type, isPending, submit };
}

interface ReleaseAddressProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ReleaseAddressDialog({ onClose, onDone }: ReleaseAddressProps) {
  const { address, error, type, ...form } = useReleaseAddress(onDone);
  return (
    <FormDialog title={messages.title} submitLabel={messages.send} onClose={onClose} {...form}>
      <Text size="md" c="var(--ink-2)">
        {messages.hint}
      </Text>
      <TextInput
        size="md"
        label={messages.field}
        placeholder={messages.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={address}
        error={error !== null && <ErrorLine text={error} />}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Opens the dialog in which an Admin lets a locked network address sign in again. */
export function ReleaseAddressButton({ onDone }: Pick<ReleaseAddressProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Unlock size={15} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.title}
      </Button>
      {isOpen && (
        <ReleaseAddressDialog
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
