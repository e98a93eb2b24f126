import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-row';

/** A registration that was never sent. */
export const newAccount = () => ({
  name: 'Nova',
  email: `${randomUUID()}@exemplo.com`,
  password: 'segredo-123',
});

/** An Admin may do it to everybody else; 404 is for accounts that are not there. */
const toOthers = { own: 403, foreign: 200 };

/** What Admins may do. */
export const administration: readonly AccessRow[] = [
  { rest: 'GET /admin/users', trpc: 'admin.allUsers', audience: 'Admin', ok: 200 },
  { rest: 'GET /admin/audit', trpc: 'admin.audit', audience: 'Admin', ok: 200 },
  { trpc: 'admin.users', audience: 'Admin', ok: 200 },
  {
    trpc: 'storage.ofAccounts',
    audience: 'Admin',
    ok: 200,
    body: () => ({ ids: [randomUUID()] }),
  },
  {
    rest: 'GET /admin/users/{id}/storage',
    trpc: 'storage.ofAccount',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    verdicts: { foreign: 200 },
  },
  {
    rest: 'POST /admin/users',
    trpc: 'admin.createUser',
    audience: 'Admin',
    ok: 201,
    body: () => ({ ...newAccount(), roleUser: 'User', plan: 'Basic' }),
  },
  {
    rest: 'PUT /admin/users/{id}',
    trpc: 'admin.updateUser',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    body: () => ({ plan: 'PRO' }),
    verdicts: { foreign: 200 },
  },
  {
    rest: 'PUT /admin/users/{id}',
    trpc: 'admin.updateUser',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    body: () => ({ roleUser: 'User' }),
    verdicts: toOthers,
  },
  {
    rest: 'PUT /admin/users/{id}/block',
    trpc: 'admin.blockUser',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    verdicts: toOthers,
  },
  {
    rest: 'PUT /admin/users/{id}/unblock',
    trpc: 'admin.unblockUser',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    verdicts: toOthers,
  },
  {
    rest: 'POST /admin/users/{id}/password',
    trpc: 'admin.resetPassword',
    audience: 'Admin',
    thing: 'account',
    ok: 200,
    body: () => ({ password: 'outra-senha-1' }),
    verdicts: toOthers,
  },
  {
    rest: 'POST /admin/release-address',
    trpc: 'admin.releaseAddress',
    audience: 'Admin',
    ok: 204,
    body: () => ({ address: '203.0.113.7' }),
  },
];
