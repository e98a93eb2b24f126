import {
  userPatchSchema,
  userToWire,
  type CreateUser,
  type ListAudit,
  type ReleaseAddress,
  type ResetPassword,
} from '@arrasta/contract';
import { creates, orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function list({ caller }: RestCall) {
  const users = await caller.admin.allUsers();
  return { status: 200, body: users.map(userToWire) };
}

// Read by the call itself, once it knows who asks: others are refused, whatever they send.
const create = async ({ caller, body }: RestCall) =>
  caller.admin.createUser(orEmpty(body) as CreateUser);

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

async function releaseAddress({ caller, body }: RestCall) {
  // Read by the call itself, as above.
  await caller.admin.releaseAddress(orEmpty(body) as ReleaseAddress);
  return { status: 204 };
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
    ...creates(create, (user) => ({ status: 201, body: userToWire(user) })),
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
  {
    method: 'POST',
    path: '/admin/release-address',
    calls: 'admin.releaseAddress',
    handle: releaseAddress,
  },
  { method: 'GET', path: '/admin/audit', calls: 'admin.audit', handle: listAudit },
];
