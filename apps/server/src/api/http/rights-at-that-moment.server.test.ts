import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { heldBody } from '../../../testing/held-body';
import { heldPasswords } from '../../../testing/held-passwords';
import type { Method, Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const password = 'segredo-123';
let server: TestServer;
let serverUrl: string;
let root: Person;
let looks: () => number;

beforeAll(async () => {
  server = await startTestServer();
  serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  root = await server.admin();
  const { sessions, services } = server.context;
  const [bySession, byToken] = [
    vi.spyOn(sessions, 'find'),
    vi.spyOn(services.accessTokens, 'identify'),
  ];
  looks = () => bySession.mock.settledResults.length + byToken.mock.settledResults.length;
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** Begins a call as this person, and has its body come once `end` was answered. */
async function endedBeforeTheBody(
  { cookie, token }: Person,
  [method, path, body]: readonly [Method, string, object | Buffer],
  end: () => Promise<{ status: number }>,
): Promise<number> {
  const before = looks();
  const shown = token === '' ? { cookie } : { authorization: `Bearer ${token}` };
  const isFile = Buffer.isBuffer(body);
  const call = heldBody({
    method,
    url: `${serverUrl}/api${path}`,
    headers: { ...shown, ...(isFile ? { 'content-type': 'image/png' } : json) },
    body: isFile ? body : JSON.stringify(body),
  });
  await expect.poll(looks).toBeGreaterThan(before);
  expect((await end()).status).toBeLessThan(300);
  return call.letGo();
}

async function signedInAgain({ user }: Person): Promise<Person> {
  const person = server.stranger();
  await person.rest('POST', '/login', { email: user.email, password });
  return person;
}

const account = () => ({
  name: 'Bia Falcão',
  email: `${randomUUID()}@exemplo.com`,
  password,
  roleUser: 'Admin',
});
const newToken = [
  'POST',
  '/user/tokens',
  { name: 'A', scope: 'write', currentPassword: password },
] as const;
const block = ({ user }: Person) => root.rest('PUT', `/admin/users/${user.id}/block`);
const demote = ({ user }: Person) =>
  root.rest('PUT', `/admin/users/${user.id}`, { roleUser: 'User' });
const passwords = { currentPassword: password, newPassword: 'outra-senha' };

describe('what ends before the body is there ends the call', () => {
  test.each<[string, (ana: Person) => Promise<{ status: number }>]>([
    ['a logout', async (ana) => ana.rest('POST', '/logout')],
    ['a block', block],
    [
      'an unblock after it',
      async (ana) => {
        await block(ana);
        return root.rest('PUT', `/admin/users/${ana.user.id}/unblock`);
      },
    ],
    [
      'the end of other sessions',
      async (ana) => (await signedInAgain(ana)).rest('DELETE', '/user/sessions'),
    ],
    [
      'a new password',
      async (ana) => (await signedInAgain(ana)).rest('PUT', '/user/password', passwords),
    ],
  ])('%s: no access token is made', async (_what, end) => {
    const ana = await server.person();
    expect(await endedBeforeTheBody(ana, newToken, () => end(ana))).toBe(401);
    expect(await server.database.prisma.accessToken.count({ where: { userId: ana.user.id } })).toBe(
      0,
    );
  });

  test.each<[Method, string, object]>([
    ['POST', '/carousels', { title: 'Depois' }],
    ['PUT', '/user/settings', { aiTone: 'casual' }],
    ['POST', '/trpc/accessTokens.create', { name: 'A', scope: 'read', currentPassword: password }],
    ['POST', '/trpc/carousels.create', {}],
  ])('a block: %s %s', async (...call) => {
    const ana = await server.person();
    expect(await endedBeforeTheBody(ana, call, () => block(ana))).toBe(401);
  });

  test('a block: a picture', async () => {
    const ana = await server.person();
    const file = await plainImage().png().toBuffer();
    const call = ['POST', '/pictures?use=picture', file] as const;
    expect(await endedBeforeTheBody(ana, call, () => block(ana))).toBe(401);
  });

  test('the revocation of the token it came with', async () => {
    const ana = await server.person();
    const { id, token } = await makeToken(ana);
    const program = server.stranger();
    program.token = token;
    const call = ['POST', '/carousels', { title: 'Depois' }] as const;
    const revoke = () => ana.rest('DELETE', `/user/tokens/${id}`);
    expect(await endedBeforeTheBody(program, call, revoke)).toBe(401);
  });

  test('a demotion: no Admin is made, and none is changed', async () => {
    const [bia, wanted] = [await server.admin(), account()];
    const create = ['POST', '/admin/users', wanted] as const;
    expect(await endedBeforeTheBody(bia, create, () => demote(bia))).toBe(403);
    const where = { email: wanted.email };
    expect(await server.database.prisma.user.count({ where })).toBe(0);
    const caio = await server.admin();
    const change = ['PUT', `/admin/users/${bia.user.id}`, { plan: 'PRO' }] as const;
    expect(await endedBeforeTheBody(caio, change, () => demote(caio))).toBe(403);
  });

  test('nothing: the call goes its way', async () => {
    const ana = await server.person();
    expect(await endedBeforeTheBody(ana, newToken, () => root.rest('GET', '/user'))).toBe(201);
  });
});

describe('what ends while a call waits for its turn ends it too', () => {
  test.each<[string, number, (bia: Person, other: Person) => Promise<{ status: number }>]>([
    [
      'a demotion',
      403,
      ({ user }, other) => other.rest('PUT', `/admin/users/${user.id}`, { roleUser: 'User' }),
    ],
    ['a block', 401, ({ user }, other) => other.rest('PUT', `/admin/users/${user.id}/block`)],
    ['a logout', 401, (bia) => bia.rest('POST', '/logout')],
  ])('%s: an Admin made in the queue of passwords', async (_what, status, end) => {
    const held = heldPasswords('hash');
    const own = await startTestServer({ passwords: held.passwords });
    const [other, bia] = [await own.admin(), await own.admin()];
    const same = own.stranger();
    same.cookie = bia.cookie;
    held.arm();
    const wanted = account();
    const made = same.rest('POST', '/admin/users', wanted);
    await held.reached;
    expect((await end(bia, other)).status).toBeLessThan(300);
    held.letGo();
    expect((await made).status).toBe(status);
    expect(await own.database.prisma.user.count({ where: { email: wanted.email } })).toBe(0);
    await own.close();
  });

  test('an ended session makes no access token, and neither makes nor changes an account', async () => {
    const bia = await server.admin();
    const actor = { ...bia.user, roleUser: 'Admin', isBlocked: false } as never;
    const caller = { actor, identity: { by: 'session', actor, sid: 'ended' } } as const;
    const { accessTokens, admin } = server.context.services;
    const origin = { ip: '127.0.0.1', requestId: 'r' };
    const token = {
      name: 'A',
      scope: 'read',
      expiresInDays: null,
      currentPassword: password,
    } as const;
    const calls = [
      () => accessTokens.create(caller, token, origin),
      () => admin.create(caller, { ...account(), roleUser: 'Admin', plan: 'PRO' }, origin),
      () => admin.update(caller, { id: root.user.id, roleUser: 'User' }, origin),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

test('two new passwords in one batch: one counts, and the session goes on with it', async () => {
  const ana = await server.person();
  const call = 'ownAccount.changePassword';
  const wrong = { ...passwords, currentPassword: 'errada-123' };
  const batch = { 0: passwords, 1: wrong };
  expect((await ana.rest('POST', `/trpc/${call},${call}?batch=1`, batch)).status).toBe(207);
  expect((await ana.rest('GET', '/user')).status).toBe(200);
});
