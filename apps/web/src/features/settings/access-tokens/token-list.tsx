import type { AccessToken } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { accessTokenWords } from '../../../messages/access-tokens';
import classes from './access-tokens.module.css';
import { tokenFacts } from './token-facts';

interface TokenListProps {
  readonly tokens: readonly AccessToken[];
  /** The moment the list was read. */
  readonly now: Date;
  readonly onRevoke: (token: AccessToken) => void;
}

/** Name, scope, beginning, creation, last use and expiry of each token. */
export function TokenList({ tokens, now, onRevoke }: TokenListProps) {
  return (
    <ul className={classes.list} aria-label={accessTokenWords.title}>
      {tokens.map((token) => {
        const { facts, isExpired } = tokenFacts(token, now);
        return (
          <li key={token.id} className={classes.row}>
            <div className={classes.grow}>
              <div className={classes.head}>
                <span className={classes.name} title={token.name}>
                  {token.name}
                </span>
                <span className={classes.scope}>{accessTokenWords.scopes[token.scope]}</span>
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
              aria-label={accessTokenWords.revokeToken(token.name)}
              onClick={() => onRevoke(token)}
            >
              {accessTokenWords.revoke}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
