import { settingsChangeSchema } from '@arrasta/contract';
import { orEmpty, type RestRoute } from '../../rest/rest-route';

/** Settings over REST. Source: decisions §3. */
export const settingsRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/user/settings',
    calls: 'settings.get',
    handle: async ({ caller }) => ({ status: 200, body: await caller.settings.get() }),
  },
  {
    method: 'PUT',
    path: '/user/settings',
    calls: 'settings.update',
    handle: async ({ caller, body }) => {
      const change = settingsChangeSchema.parse(orEmpty(body));
      return { status: 200, body: await caller.settings.update(change) };
    },
  },
];
