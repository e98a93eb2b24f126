import type { AccessToken } from '@arrasta/contract';
import { Button, Modal, Text } from '@mantine/core';
import { ExternalLink, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatMinute } from '../../../ui/dates';
import { accessTokenUiMessages } from '../../../messages/settings';
import classes from './access-tokens.module.css';
import { showToast } from '../../../ui/toast/toast-store';
import { callFailureOf, failureDescription } from '../../../ui/form/form-check';
import { trpc } from '../../../api/trpc';
import { pageMessages } from '../../../messages/page';
import { DialogActions } from '../../../ui/page/dialogs';
import { QueryState, EmptyState } from '../../../ui/page/query-state';
import { Section } from '../../../ui/page/section';
import { CreateTokenDialog } from './create-token-dialog';

const factMessages = accessTokenUiMessages.facts;

interface TokenFacts {
  readonly facts: readonly string[];
  readonly isExpired: boolean;
}

/** When a token was made, was last used and expires, in words of the reader's time zone. */
export function tokenFacts(token: AccessToken, now: Date): TokenFacts {
  const { createdAt, lastUsedAt, expiresAt } = token;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const expiry = isExpired ? factMessages.expired : factMessages.expires;
  return {
    facts: [
      factMessages.created(formatDay(createdAt)),
      lastUsedAt === null ? factMessages.unused : factMessages.used(formatMinute(lastUsedAt)),
      expiresAt === null ? factMessages.unlimited : expiry(formatDay(expiresAt)),
    ],
    isExpired,
  };
}

interface TokenListProps {
  readonly tokens: readonly AccessToken[];
  /** The moment the list was read. */
  readonly now: Date;
  readonly onRevoke: (token: AccessToken) => void;
}

/** Name, scope, beginning, creation, last use and expiry of each token. */
function TokenList({ tokens, now, onRevoke }: TokenListProps) {
  return (
    <ul className={classes.list} aria-label={accessTokenUiMessages.title}>
      {tokens.map((token) => {
        const { facts, isExpired } = tokenFacts(token, now);
        return (
          <li key={token.id} className={classes.row}>
            <div className={classes.grow}>
              <div className={classes.head}>
                <span className={classes.name} title={token.name}>
                  {token.name}
                </span>
                <span className={classes.scope}>{accessTokenUiMessages.scopes[token.scope]}</span>
              </div>
              <div className={classes.beginning}>{token.beginning}…</div>
              <div className={classes.facts} data-expired={isExpired || undefined}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </div>
            </div>
            <Button
              variant="default"
              className={classes.revoke}
              aria-label={accessTokenUiMessages.revokeToken(token.name)}
              onClick={() => onRevoke(token)}
            >
              {accessTokenUiMessages.revoke}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const { title: failureTitle, ...fallbacks } = accessTokenUiMessages.failure;

/** Shows what the server says of a failed call, or what did not work where it says nothing. */
function showFailure(error: unknown, attempt: keyof typeof fallbacks): void {
  showToast('error', failureTitle, failureDescription(callFailureOf(error), fallbacks[attempt]));
}

const revocationMessages = accessTokenUiMessages.revocation;

interface RevokeTokenDialogProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. */
function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const { accessTokens } = trpc.useUtils();
  const { mutate, isPending } = trpc.accessTokens.revoke.useMutation({
    onSuccess: () => showToast('success', revocationMessages.done),
    onError: (error) => showFailure(error, 'revoked'),
    onSettled: () => {
      // Also after a failure: the list may show a token that was deleted elsewhere.
      void accessTokens.list.invalidate();
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={revocationMessages.title}
      size={420}
      withCloseButton={false}
    >
      <Text size="md" fw={600} className={classes.named}>
        {token.name}
      </Text>
      <Text size="md" c="var(--ink-2)">
        {revocationMessages.question}
      </Text>
      <DialogActions>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {pageMessages.cancel}
        </Button>
        <Button size="md" data-danger disabled={isPending} onClick={() => mutate({ id: token.id })}>
          {accessTokenUiMessages.revoke}
        </Button>
      </DialogActions>
    </Modal>
  );
}

const messages = accessTokenUiMessages;

function NoTokens() {
  return (
    <EmptyState place="card">
      <KeyRound size={20} strokeWidth={1.75} aria-hidden />
      <strong>{messages.none}</strong>
      <span>{messages.noneHint}</span>
    </EmptyState>
  );
}

function Tokens({ onRevoke }: { onRevoke: (token: AccessToken) => void }) {
  const { data, isFetching, dataUpdatedAt, refetch } = trpc.accessTokens.list.useQuery(undefined, {
    // Programs use them all the time.
    staleTime: 0,
  });
  if (data?.length === 0) return <NoTokens />;
  if (data) return <TokenList tokens={data} now={new Date(dataUpdatedAt)} onRevoke={onRevoke} />;
  return <QueryState place="card" {...{ isFetching, messages, refetch }} />;
}

/**
 * The card Tokens de acesso. It stands outside the form of the settings: what it does, it does at
 * once.
 */
export function AccessTokensSection() {
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);
  return (
    <>
      <Section title={messages.title} description={messages.description}>
        <Tokens onRevoke={setRevoking} />
        <div className={classes.tools}>
          <Button
            variant="default"
            size="md"
            className={classes.create}
            leftSection={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {messages.create}
          </Button>
          <a className={classes.docs} href="/api/docs" target="_blank" rel="noreferrer">
            {messages.docs}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          </a>
        </div>
      </Section>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
