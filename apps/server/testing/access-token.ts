import type { AccessTokenScope, NewAccessToken } from '@arrasta/contract';
import type { Person } from './person';

/** Has somebody who is signed in make an access token. */
export async function makeToken(
  person: Person,
  scope: AccessTokenScope = 'write',
  more: object = {},
): Promise<NewAccessToken> {
  const input = { name: 'Publicador', scope, currentPassword: 'segredo-123', ...more };
  const { status, body, text } = await person.rest<NewAccessToken>('POST', '/user/tokens', input);
  if (status !== 201) throw new Error(`making a token answered ${status}: ${text}`);
  return body;
}
