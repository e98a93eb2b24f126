import type { ChangePassword, DeleteAccount } from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

// Bodies are read by the calls themselves, once they know who asks.

async function changePassword({ caller, body }: RestCall) {
  await caller.ownAccount.changePassword(orEmpty(body) as ChangePassword);
  return { status: 204 };
}

async function listSessions({ caller }: RestCall) {
  return { status: 200, body: await caller.ownAccount.sessions() };
}

async function endOtherSessions({ caller }: RestCall) {
  await caller.ownAccount.endOtherSessions();
  return { status: 204 };
}

async function endSession({ caller, id }: RestCall) {
  await caller.ownAccount.endSession({ id });
  return { status: 204 };
}

async function deleteAccount({ caller, body }: RestCall) {
  await caller.ownAccount.delete(orEmpty(body) as DeleteAccount);
  return { status: 204 };
}

/** One's own account over REST. Source: decision 060. */
export const ownAccountRoutes: readonly RestRoute[] = [
  {
    method: 'PUT',
    path: '/user/password',
    calls: 'ownAccount.changePassword',
    handle: changePassword,
  },
  { method: 'GET', path: '/user/sessions', calls: 'ownAccount.sessions', handle: listSessions },
  {
    method: 'DELETE',
    path: '/user/sessions',
    calls: 'ownAccount.endOtherSessions',
    handle: endOtherSessions,
  },
  {
    method: 'DELETE',
    path: '/user/sessions/:id',
    calls: 'ownAccount.endSession',
    handle: endSession,
  },
  // A POST: many clients send no body with a DELETE.
  { method: 'POST', path: '/user/deletion', calls: 'ownAccount.delete', handle: deleteAccount },
];
