import type { RestCall, RestRoute } from '../../rest/rest-route';

async function own({ caller }: RestCall) {
  return { status: 200, body: await caller.storage.own() };
}

async function ofAccount({ caller, id }: RestCall) {
  return { status: 200, body: await caller.storage.ofAccount({ id }) };
}

/** What accounts keep, over REST. Source: decisions §9, "Budgets"; decision 111. */
export const storageRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/user/storage', calls: 'storage.own', handle: own },
  {
    method: 'GET',
    path: '/admin/users/:id/storage',
    calls: 'storage.ofAccount',
    handle: ofAccount,
  },
];
