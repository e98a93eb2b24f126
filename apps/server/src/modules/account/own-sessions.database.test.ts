import { randomUUID } from 'node:crypto';
import type { OwnSession } from '@arrasta/contract';
import { afterEach, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
afterEach(() => server.close());

const hour = 3_600_000;
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1';

async function signedIn({ user }: Person, userAgent: string): Promise<Person> {
  const person = server.stranger();
  const credentials = { email: user.email, password: 'segredo-123' };
  await person.rest('POST', '/login', credentials, { 'user-agent': userAgent });
  return person;
}

const sessionsOf = async (person: Person) =>
  (await person.rest<OwnSession[]>('GET', '/user/sessions')).body;

const others = async (person: Person) => (await sessionsOf(person)).filter(({ isOwn }) => !isOwn);

test('all live sessions are listed, with device, address and times, and no id that opens one', async () => {
  let time = Date.now();
  server = await startTestServer({ now: () => new Date(time) });
  const ana = await server.person();
  await server.person('Bia');
  time += hour;
  const phone = await signedIn(ana, iPhone);
  time += 2 * hour;
  const desk = await signedIn(ana, windows);
  await ana.rest('GET', '/user');

  const { status, body, text } = await desk.rest<OwnSession[]>('GET', '/user/sessions');
  expect(status).toBe(200);
  const at = (ago: number) => new Date(time - ago).toISOString();
  const ip = '127.0.0.1';
  expect(body.map(({ id: _, ...session }) => session)).toMatchObject([
    { browser: 'Chrome', system: 'Windows', ip, startedAt: at(0), lastUsedAt: at(0), isOwn: true },
    { startedAt: at(3 * hour), lastUsedAt: at(0), isOwn: false },
    { browser: 'Safari', system: 'iPhone', ip, startedAt: at(2 * hour), isOwn: false },
  ]);
  const rows = await server.database.prisma.session.findMany();
  for (const { sid } of rows) expect(text).not.toContain(sid);
  for (const { cookie } of [ana, phone, desk]) {
    const id = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0];
    expect(text).not.toContain(id);
  }
  time += 8 * 24 * hour;
  expect(await sessionsOf(await signedIn(ana, windows))).toHaveLength(1);
});

test('of more than fifty the one that was used longest ago ends, and nobody else’s', async () => {
  let time = Date.now();
  server = await startTestServer({ now: () => new Date(time) });
  const ana = await server.person();
  const bia = await server.person('Bia');
  const idle = await signedIn(ana, iPhone);
  time += 2 * hour;
  await ana.rest('GET', '/user');
  const latest: Person[] = [];
  for (let count = 3; count <= 51; count += 1) latest.push(await signedIn(ana, windows));
  expect(await sessionsOf(ana)).toHaveLength(50);
  expect((await idle.rest('GET', '/user')).status).toBe(401);
  for (const person of [ana, bia, ...latest]) {
    expect((await person.rest('GET', '/user')).status).toBe(200);
  }
});

test('what a browser says of itself is cut, and whatever it is does no harm', async () => {
  server = await startTestServer();
  const ana = await server.person();
  await signedIn(ana, `<script>'"${'x'.repeat(2000)}`);
  await signedIn(ana, '');
  expect((await others(ana)).map(({ browser, system }) => [browser, system])).toEqual([
    [null, null],
    [null, null],
  ]);
  const kept = await server.database.prisma.session.findMany({ select: { userAgent: true } });
  const longest = Math.max(...kept.map(({ userAgent }) => userAgent?.length ?? 0));
  expect(longest).toBe(400);
});

test('one that was ended is over at once and stays so; the second time it is 404', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const phone = await signedIn(ana, iPhone);
  const [{ id } = { id: '' }] = await others(ana);
  expect((await ana.rest('DELETE', `/user/sessions/${id.toUpperCase()}`)).status).toBe(204);
  const stolen = phone.cookie;
  expect((await phone.rest('GET', '/user')).status).toBe(401);
  phone.cookie = stolen;
  expect((await phone.rest('GET', '/user')).status).toBe(401);
  expect((await ana.rest('DELETE', `/user/sessions/${id}`)).status).toBe(404);
  expect(await others(ana)).toEqual([]);
  const [entry] = await server.database.prisma.auditEntry.findMany({
    where: { action: 'session.ended' },
  });
  expect(entry).toMatchObject({ actorId: ana.user.id, subject: id });
});

test('nobody ends the sessions of somebody else', async () => {
  server = await startTestServer();
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const [own] = await sessionsOf(ana);
  for (const id of [String(own?.id), randomUUID(), 'x', "' OR 1=1"]) {
    const path = `/user/sessions/${encodeURIComponent(id)}`;
    expect(await bia.rest('DELETE', path)).toMatchObject({
      status: 404,
      body: { message: 'Sessão não encontrada' },
    });
    expect((await server.stranger().rest('DELETE', path)).status).toBe(401);
  }
  expect((await bia.rest('DELETE', '/user/sessions')).status).toBe(204);
  expect((await ana.rest('GET', '/user')).status).toBe(200);
  expect((await server.stranger().rest('GET', '/user/sessions')).status).toBe(401);
});

test('all others end together, and the own one stays', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const away = [await signedIn(ana, iPhone), await signedIn(ana, windows)];
  expect((await ana.mutate('ownAccount.endOtherSessions')).status).toBe(200);
  for (const person of away) expect((await person.rest('GET', '/user')).status).toBe(401);
  expect((await sessionsOf(ana)).map(({ isOwn }) => isOwn)).toEqual([true]);
  expect((await ana.rest('DELETE', '/user/sessions')).status).toBe(204);
  const recorded = { where: { action: 'sessions.ended', actorId: ana.user.id } };
  expect(await server.database.prisma.auditEntry.count(recorded)).toBe(1);
});
