import type { AccessToken } from '@arrasta/contract';
import { accessTokenWords } from '../../../messages/access-tokens';

const words = accessTokenWords.facts;
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

const dayWords = (time: string) => day.format(new Date(time)).replaceAll('.', '');
const minuteWords = (time: string) => `${dayWords(time)}, ${minute.format(new Date(time))}`;

export interface TokenFacts {
  readonly facts: readonly string[];
  readonly isExpired: boolean;
}

/** When a token was made, was last used and expires, in words of the reader's time zone. */
export function tokenFacts(token: AccessToken, now: Date): TokenFacts {
  const { createdAt, lastUsedAt, expiresAt } = token;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const expiry = isExpired ? words.expired : words.expires;
  return {
    facts: [
      words.created(dayWords(createdAt)),
      lastUsedAt === null ? words.unused : words.used(minuteWords(lastUsedAt)),
      expiresAt === null ? words.unlimited : expiry(dayWords(expiresAt)),
    ],
    isExpired,
  };
}
