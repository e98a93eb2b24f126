import type { AccessToken } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { ExternalLink, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { accessTokenWords } from '../../../messages/access-tokens';
import { Awaited, Instead } from '../../../ui/page/instead';
import { Section } from '../../../ui/page/section';
import classes from './access-tokens.module.css';
import { CreateTokenDialog } from './create-token-dialog';
import { RevokeTokenDialog } from './revoke-token-dialog';
import { TokenList } from './token-list';
import { useTokens } from './use-tokens';

const words = accessTokenWords;

function NoTokens() {
  return (
    <Instead place="card">
      <KeyRound size={20} strokeWidth={1.75} aria-hidden />
      <strong>{words.none}</strong>
      <span>{words.noneHint}</span>
    </Instead>
  );
}

function Tokens({ onRevoke }: { onRevoke: (token: AccessToken) => void }) {
  const { data, isFetching, dataUpdatedAt, refetch } = useTokens();
  if (data?.length === 0) return <NoTokens />;
  if (data) return <TokenList tokens={data} now={new Date(dataUpdatedAt)} onRevoke={onRevoke} />;
  return <Awaited place="card" {...{ isFetching, words, refetch }} />;
}

/** The card Tokens de acesso. It stands outside the form of the settings: what it does, it does at once. */
export function AccessTokensSection() {
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);
  return (
    <>
      <Section title={words.title} description={words.description}>
        <Tokens onRevoke={setRevoking} />
        <div className={classes.tools}>
          <Button
            variant="default"
            size="md"
            className={classes.create}
            leftSection={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {words.create}
          </Button>
          <a className={classes.docs} href="/api/docs" target="_blank" rel="noreferrer">
            {words.docs}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          </a>
        </div>
      </Section>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}
