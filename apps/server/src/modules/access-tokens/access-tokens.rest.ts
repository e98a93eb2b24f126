import { createAccessTokenSchema } from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function list({ caller }: RestCall) {
  return { status: 200, body: await caller.accessTokens.list() };
}

async function create({ caller, body }: RestCall) {
  const input = createAccessTokenSchema.parse(orEmpty(body));
  return { status: 201, body: await caller.accessTokens.create(input) };
}

async function revoke({ caller, id }: RestCall) {
  await caller.accessTokens.revoke({ id });
  return { status: 204 };
}

/**
 * Access tokens over REST. Creating knows no Idempotency-Key: the answer, and with it the token,
 * would be kept. Source: decision 065.
 */
export const accessTokenRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/user/tokens', calls: 'accessTokens.list', handle: list },
  { method: 'POST', path: '/user/tokens', calls: 'accessTokens.create', handle: create },
  { method: 'DELETE', path: '/user/tokens/:id', calls: 'accessTokens.revoke', handle: revoke },
];
