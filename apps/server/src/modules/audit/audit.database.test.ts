import { randomUUID } from 'node:crypto';
import { auditActions, type AuditLine } from '@arrasta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Answer, Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { openTestDatabase } from '../../../testing/test-database';
import { removeOldEntries } from './audit.repo';

let server: TestServer;
let admin: Person;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [admin, ana] = [await server.admin(), await server.person()];
  await admin.rest('PUT', `/admin/users/${ana.user.id}`, { plan: 'PRO' });
});
afterAll(() => server.close());

const trail = (person: Person, query = '') =>
  person.rest<AuditLine[]>('GET', `/admin/audit${query}`);

test('is for Admins alone, over REST and tRPC', async () => {
  expect((await trail(server.stranger())).status).toBe(401);
  expect((await server.stranger().query('admin.audit', {})).status).toBe(401);
  expect((await trail(ana)).status).toBe(403);
  expect((await ana.query('admin.audit', {})).status).toBe(403);
});

test('an account that is refused again and again has five lines of a minute', async () => {
  const caio = await server.person('Caio');
  for (let time = 0; time < 8; time += 1) {
    expect((await caio.rest('GET', '/admin/users')).status).toBe(403);
  }
  const { body } = await trail(admin, `?actorId=${caio.user.id}&action=request.refused`);
  expect(body).toHaveLength(5);
});

test('tells who did what to whom, from where, newest first', async () => {
  const { status, body } = await trail(admin);
  expect(status).toBe(200);
  const ids = body.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  expect(body.find(({ action }) => action === 'user.plan.changed')).toMatchObject({
    actor: { id: admin.user.id, name: 'Admin', email: admin.user.email },
    subject: `${ana.user.id} PRO`,
    about: { id: ana.user.id, name: 'Ana', email: ana.user.email },
    ip: '127.0.0.1',
  });
});

test('comes in pages of the size that is asked for, within limits', async () => {
  const { body, headers } = await trail(admin, '?limit=1');
  expect(body).toHaveLength(1);
  expect(headers.link).toContain('limit=1&cursor=');
  for (const limit of ['0', '201', 'x', '']) {
    expect(await trail(admin, `?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  }
});

test('tells by which access token, by its name for as long as it is there', async () => {
  const program = server.stranger();
  const { token, id, name } = await makeToken(admin);
  program.token = token;
  await program.rest('PUT', `/admin/users/${ana.user.id}`, { plan: 'Basic' });
  expect((await program.rest('PUT', '/user/password', {})).status).toBe(403);
  const done = async () => {
    const { body } = await trail(admin, `?actorId=${admin.user.id}`);
    const [refused, changed] = body;
    expect([refused?.action, changed?.action]).toEqual(['request.refused', 'user.plan.changed']);
    return [refused?.token, changed?.token];
  };
  expect(await done()).toEqual([
    { id, name },
    { id, name },
  ]);
  await server.database.prisma.accessToken.delete({ where: { id } });
  expect(await done()).toEqual([
    { id, name: null },
    { id, name: null },
  ]);
  const { body } = await trail(admin, '?action=token.created');
  expect(body.find(({ subject }) => subject?.startsWith(id))?.token).toBeNull();
});

test('a sign-in is nobody’s token, whichever comes along', async () => {
  const stranger = server.stranger();
  stranger.token = (await makeToken(admin)).token;
  const credentials = { email: ana.user.email, password: 'segredo-123' };
  expect((await stranger.rest('POST', '/login', credentials)).status).toBe(200);
  const { body } = await trail(admin, `?action=login&actorId=${ana.user.id}`);
  expect(body[0]?.token).toBeNull();
});

test('nobody in particular, and somebody who is gone, are told as that', async () => {
  await server.stranger().rest('POST', '/login', { email: 'x@y.com', password: 'errada-123' });
  const gone = await server.person('Bia');
  await server.database.prisma.user.delete({ where: { id: gone.user.id } });
  const { body } = await trail(admin);
  expect(body.find(({ action }) => action === 'login.refused')?.actor).toBeNull();
  expect(body.find(({ actor }) => actor?.id === gone.user.id)?.actor).toEqual({
    id: gone.user.id,
    name: null,
    email: null,
  });
});

test('can be of one action, of one person, or of both', async () => {
  const ofAna = (await trail(admin, `?actorId=${ana.user.id.toUpperCase()}`)).body;
  expect(new Set(ofAna.map(({ actor }) => actor?.id))).toEqual(new Set([ana.user.id]));
  const registrations = (await trail(admin, '?action=register')).body;
  expect(new Set(registrations.map(({ action }) => action))).toEqual(new Set(['register']));
  const both = (await trail(admin, `?action=register&actorId=${ana.user.id}`)).body;
  expect(both).toHaveLength(1);
  expect((await trail(admin, `?actorId=${randomUUID()}`)).body).toEqual([]);
});

test.each(['action=nada', 'actorId=x', 'cursor=-1', 'cursor=1e3', `cursor=${'9'.repeat(19)}`])(
  '?%s is refused',
  async (query) => {
    expect(await trail(admin, `?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', issues: [{ path: query.split('=')[0] }] },
    });
  },
);

describe('many entries', () => {
  test('are read page by page; what is new meanwhile moves no page', async () => {
    const bia = await server.person('Bia');
    const entry = { action: 'logout', actorId: bia.user.id, ip: '::1', requestId: 'r' };
    await server.database.prisma.auditEntry.createMany({ data: Array(120).fill(entry) });
    const seen: string[] = [];
    let next: string | undefined = `/api/admin/audit?actorId=${bia.user.id}`;
    const sizes: number[] = [];
    while (next !== undefined) {
      const page: Answer<AuditLine[]> = await admin.send('GET', next);
      sizes.push(page.body.length);
      seen.push(...page.body.map(({ id }) => id));
      await server.database.prisma.auditEntry.create({ data: entry });
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(sizes).toEqual([50, 50, 21]);
    expect(new Set(seen).size).toBe(121);
  });
});

test('every action that is recorded is one of the list', async () => {
  const rows = await server.database.prisma.auditEntry.findMany({ distinct: ['action'] });
  for (const { action } of rows) expect(auditActions).toContain(action);
});

test('entries of before a moment go, however many they are, and the others stay', async () => {
  const { prisma, close } = await openTestDatabase();
  const entry = { action: 'login', ip: '', requestId: 'x' };
  const old = { ...entry, at: new Date('2025-01-01T00:00:00Z') };
  await prisma.auditEntry.createMany({ data: Array(5_500).fill(old) });
  await prisma.auditEntry.create({ data: { ...entry, at: new Date('2026-01-01T00:00:00Z') } });
  await removeOldEntries(prisma, new Date('2025-06-01T00:00:00Z'));
  expect(await prisma.auditEntry.count()).toBe(1);
  await close();
});
