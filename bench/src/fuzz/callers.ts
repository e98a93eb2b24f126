import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { password, registerPerson } from '../soak/people';
import type { Asking } from '../soak/asking';
import { things, type Thing } from './calls-that-change';

export const roles = ['Basic', 'PRO', 'Admin'] as const;
export type Role = (typeof roles)[number];

type Ids = Readonly<Record<Thing, string>>;

/** Somebody signed in who sends what nobody should. */
export interface Caller {
  readonly role: Role;
  readonly cookie: string;
  readonly ids: Ids;
}

/** What all callers have in common. */
export interface FuzzContext {
  readonly asking: Asking;
  /** Of an Admin whose id is never sent. */
  readonly rootCookie: string;
  /** Somebody whose account may be blocked and renamed, and who sends nothing. */
  readonly foreign: Ids;
}

const promoted = {
  Basic: null,
  PRO: { plan: 'PRO' },
  Admin: { roleUser: 'Admin', plan: 'PRO' },
} as const;

/** What has to be sent for one of each; the answer has its id. */
const made: Partial<Record<Thing, readonly [path: string, body: object]>> = {
  carousel: ['/api/carousels', { title: 'Só meu', slides: [{ title: 'Só meu' }] }],
  preset: ['/api/presets', { name: 'Só meu' }],
  plan: ['/api/plans', { mainTopic: 'Só meu', targetAudience: 'Só para mim' }],
  savedIdea: ['/api/saved-ideas', { title: 'Só minha' }],
  accessToken: [
    '/api/user/tokens',
    { name: 'Meu programa', scope: 'write', currentPassword: password },
  ],
};

const ofPro: ReadonlySet<Thing> = new Set(['plan', 'savedIdea']);

/** Ids of one of each; where somebody may not have one, their account's stands for it. */
async function idsOf({ ask }: Asking, cookie: string, account: string, role: Role): Promise<Ids> {
  const create = async (path: string, body: object) => {
    const { body: responseBody } = await ask({ method: 'POST', path, cookie, body, status: 201 });
    const { id, key } = responseBody as { readonly id: string; readonly key?: string };
    return key ?? id;
  };
  const ids = Object.fromEntries(things.map((thing) => [thing, account])) as Record<Thing, string>;
  for (const thing of things) {
    const [path, body] = made[thing] ?? [];
    const isAllowed = role !== 'Basic' || !ofPro.has(thing);
    if (path !== undefined && body && isAllowed) ids[thing] = await create(path, body);
  }
  ids.slide = await create(`/api/carousels/${ids.carousel}/slides`, {});
  const template = { carouselId: ids.carousel, name: 'Só meu' };
  ids.template = await create('/api/templates', template);
  const path = '/api/user/sessions';
  const { body } = await ask({ method: 'GET', path, cookie, status: 200 });
  ids.session = (body as readonly { readonly id: string }[])[0]?.id ?? '';
  return ids;
}

async function registered({ ask, ...asking }: Asking, rootCookie: string, role: Role) {
  const { cookie } = await registerPerson({ ask, ...asking }, `chama-${randomUUID()}`);
  const { body } = await ask({ method: 'GET', path: '/api/user', cookie, status: 200 });
  const { id } = body as { readonly id: string };
  const change = promoted[role];
  const path = `/api/admin/users/${id}`;
  if (change) await ask({ method: 'PUT', path, cookie: rootCookie, body: change, status: 200 });
  return { id, cookie };
}

export async function makeFuzzContext(asking: Asking, rootCookie: string): Promise<FuzzContext> {
  const { id, cookie } = await registered(asking, rootCookie, 'PRO');
  return { asking, rootCookie, foreign: await idsOf(asking, cookie, id, 'PRO') };
}

/** How often somebody new is tried for where the server is too busy, and after how many ms. */
const [maxTries, rest] = [20, 500];

/** Somebody new, with one of each. */
export async function newCaller(
  around: FuzzContext,
  role: Role,
  tries = maxTries,
): Promise<Caller> {
  const { asking, rootCookie, foreign } = around;
  try {
    const { cookie } = await registered(asking, rootCookie, role);
    return { role, cookie, ids: await idsOf(asking, cookie, foreign.account, role) };
  } catch (error) {
    if (tries === 1) throw error;
    await pause(rest);
    return newCaller(around, role, tries - 1);
  }
}

/** The same caller with one of each again, or a new one where their account no longer serves. */
export async function renewed(around: FuzzContext, caller: Caller): Promise<Caller> {
  const { asking, foreign } = around;
  // What fails here is a limit that was reached or a session that was ended: neither is a fault.
  return idsOf(asking, caller.cookie, foreign.account, caller.role).then(
    (ids) => ({ ...caller, ids }),
    () => newCaller(around, caller.role),
  );
}

/** Whether their session still is one. */
export async function isSignedIn(url: string, { cookie }: Caller): Promise<boolean> {
  const answer = await fetch(`${url}/api/user`, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.ok;
}
