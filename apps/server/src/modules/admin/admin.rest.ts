import {
  userPatchSchema,
  userToWire,
  type CreateUser,
  type ListAudit,
  type ResetPassword,
} from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function list({ caller }: RestCall) {
  const users = await caller.admin.allUsers();
  return { status: 200, body: users.map(userToWire) };
}

async function create({ caller, body }: RestCall) {
  // Read by the call itself, once it knows who asks: others are refused, whatever they send.
  const user = await caller.admin.createUser(orEmpty(body) as CreateUser);
  return { status: 201, body: userToWire(user) };
}

async function update({ caller, body, id }: RestCall) {
  const user = await caller.admin.updateUser({ ...userPatchSchema.parse(orEmpty(body)), id });
  return { status: 200, body: userToWire(user) };
}

async function block({ caller, id }: RestCall) {
  return { status: 200, body: userToWire(await caller.admin.blockUser({ id })) };
}

async function unblock({ caller, id }: RestCall) {
  return { status: 200, body: userToWire(await caller.admin.unblockUser({ id })) };
}

async function resetPassword({ caller, body, id }: RestCall) {
  // Read by the call itself, as above.
  const input = { ...(body as object | null), id } as ResetPassword;
  return { status: 200, body: userToWire(await caller.admin.resetPassword(input)) };
}

function nextPage(query: unknown, cursor: string): string {
  const wanted = new URLSearchParams(query as Record<string, string>);
  wanted.set('cursor', cursor);
  return `/api/admin/audit?${wanted.toString()}`;
}

async function listAudit({ caller, query }: RestCall) {
  // Read by the call itself, as above.
  const { entries, nextCursor } = await caller.admin.audit(query as ListAudit);
  const next = nextCursor === null ? {} : { next: nextPage(query, nextCursor) };
  return { status: 200, body: entries, ...next };
}

/** Administration of users over REST. Source: decisions §3. */
export const adminRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/admin/users', calls: 'admin.allUsers', handle: list },
  {
    method: 'POST',
    path: '/admin/users',
    calls: 'admin.createUser',
    handle: create,
    idempotent: true,
  },
  { method: 'PUT', path: '/admin/users/:id', calls: 'admin.updateUser', handle: update },
  { method: 'PUT', path: '/admin/users/:id/block', calls: 'admin.blockUser', handle: block },
  { method: 'PUT', path: '/admin/users/:id/unblock', calls: 'admin.unblockUser', handle: unblock },
  {
    method: 'POST',
    path: '/admin/users/:id/password',
    calls: 'admin.resetPassword',
    handle: resetPassword,
  },
  { method: 'GET', path: '/admin/audit', calls: 'admin.audit', handle: listAudit },
];
