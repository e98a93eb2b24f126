import type { AccessToken } from '@arrasta/contract';
import { Button, Modal, Text } from '@mantine/core';
import { trpc } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { accessTokenWords } from '../../../messages/access-tokens';
import { pageWords } from '../../../messages/page';
import { Choices } from '../../../ui/page/choices';
import classes from './access-tokens.module.css';
import { tellFailure } from './tell-failure';

const words = accessTokenWords.revocation;

interface RevokeTokenDialogProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. */
export function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const { accessTokens } = trpc.useUtils();
  const { mutate, isPending } = trpc.accessTokens.revoke.useMutation({
    onSuccess: () => showToast('success', words.done),
    onError: (error) => tellFailure(error, 'revoked'),
    onSettled: () => {
      // Also after a failure: the list may show what is gone already.
      void accessTokens.list.invalidate();
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={words.title} size={420} withCloseButton={false}>
      <Text size="md" fw={600} className={classes.named}>
        {token.name}
      </Text>
      <Text size="md" c="var(--ink-2)">
        {words.question}
      </Text>
      <Choices>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {pageWords.cancel}
        </Button>
        <Button size="md" data-danger disabled={isPending} onClick={() => mutate({ id: token.id })}>
          {accessTokenWords.revoke}
        </Button>
      </Choices>
    </Modal>
  );
}
