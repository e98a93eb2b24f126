import { credentialsSchema, registrationSchema, userToWire } from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';
import type { RestCall, RestRoute } from '../../rest/rest-route';

async function currentUser({ caller }: RestCall) {
  const user = await caller.auth.currentUser();
  if (!user) throw new DomainError('UNAUTHORIZED', '');
  return { status: 200, body: userToWire(user) };
}

/** Accounts over REST. Source: decisions §3. */
export const authRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/register',
    calls: 'auth.register',
    handle: async ({ caller, body }) => {
      const user = await caller.auth.register(registrationSchema.parse(body));
      return { status: 201, body: userToWire(user) };
    },
  },
  {
    method: 'POST',
    path: '/login',
    calls: 'auth.login',
    handle: async ({ caller, body }) => {
      const user = await caller.auth.login(credentialsSchema.parse(body));
      return { status: 200, body: userToWire(user) };
    },
  },
  {
    method: 'POST',
    path: '/logout',
    calls: 'auth.logout',
    handle: async ({ caller }) => {
      await caller.auth.logout();
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: '/user',
    calls: 'auth.currentUser',
    signedInOnly: true,
    handle: currentUser,
  },
  {
    method: 'GET',
    path: '/auth/user',
    calls: 'auth.currentUser',
    signedInOnly: true,
    handle: currentUser,
  },
];
