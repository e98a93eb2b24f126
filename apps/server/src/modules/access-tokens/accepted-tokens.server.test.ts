import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  const png = await plainImage().png().toBuffer();
  server = await startTestServer({ download: () => Promise.resolve(png) });
  ana = await server.person();
});
afterAll(() => server.close());

/** A program that shows a token and has no cookie. */
function program(token: string): Person {
  const stranger = server.stranger();
  stranger.token = token;
  return stranger;
}

test('the scheme may be spelled in any case; another scheme is a proxy’s, and the session counts', async () => {
  const { token } = await makeToken(ana, 'read');
  for (const scheme of ['bearer', 'BEARER', 'BeArEr']) {
    const headers = { authorization: `${scheme}  ${token} ` };
    const answer = await server.stranger().rest('GET', '/user', undefined, headers);
    expect(answer.body.id).toBe(ana.user.id);
  }
  const basic = { authorization: 'Basic YW5hOnNlZ3JlZG8=' };
  expect((await ana.rest('GET', '/user', undefined, basic)).status).toBe(200);
  expect((await server.stranger().rest('GET', '/user', undefined, basic)).status).toBe(401);
});

test('several headers are 400: it could be either', async () => {
  const { token } = await makeToken(ana);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = createConnection(port, '127.0.0.1');
  const line = `Authorization: Bearer ${token}\r\n`;
  socket.write(`GET /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${line}${line}\r\n`);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('O pedido tem mais de um cabeçalho Authorization.');
});

describe('over tRPC', () => {
  test('no batch smuggles a change past a reading token', async () => {
    const reader = program((await makeToken(ana, 'read')).token);
    const before = (await ana.rest<unknown[]>('GET', '/presets')).body.length;
    const answer = await reader.rest<{ error?: { message: string } }[]>(
      'POST',
      '/trpc/presets.create,presets.create?batch=1',
      { 0: { name: 'A' }, 1: { name: 'B' } },
    );
    expect(answer.body.map(({ error }) => error?.message)).toEqual([
      'Este token de acesso só pode ler.',
      'Este token de acesso só pode ler.',
    ]);
    const mixed = await reader.rest('POST', '/trpc/presets.list,presets.create?batch=1', {
      1: { name: 'A' },
    });
    expect(mixed.text).not.toContain('"result":{"data":{');
    const asQuery = `/trpc/presets.create?input=${encodeURIComponent('{"name":"A"}')}`;
    expect((await reader.rest('GET', asQuery)).status).toBe(404);
    expect((await ana.rest<unknown[]>('GET', '/presets')).body).toHaveLength(before);
  });

  test('reads go together in a batch', async () => {
    const reader = program((await makeToken(ana, 'read')).token);
    const answer = await reader.rest<{ result: object }[]>(
      'GET',
      '/trpc/auth.currentUser,presets.list?batch=1&input=%7B%7D',
    );
    expect([answer.status, answer.body[0]?.result]).toMatchObject([
      200,
      { data: { id: ana.user.id } },
    ]);
  });
});

test('the account counts as it is now: role, plan and block', async () => {
  const owner = await server.admin();
  const { token } = await makeToken(owner);
  const reader = program((await makeToken(owner, 'read')).token);
  const writer = program(token);
  const [bia, where] = [await server.person('Bia'), { id: owner.user.id }];
  const block = `/admin/users/${bia.user.id}/block`;
  expect((await reader.rest('GET', '/admin/users')).status).toBe(200);
  expect((await reader.rest('PUT', block)).status).toBe(403);
  expect((await writer.rest('PUT', block)).status).toBe(200);
  await server.database.prisma.user.update({ where, data: { roleUser: 'User', plan: 'PRO' } });
  expect((await writer.rest('GET', '/admin/users')).status).toBe(403);
  expect((await writer.rest('GET', '/user')).body).toMatchObject({ plan: 'PRO' });
  await server.database.prisma.user.update({ where, data: { isBlocked: 'true' } });
  expect((await writer.rest('GET', '/user')).status).toBe(401);
});

test('an Idempotency-Key is the account’s, whichever way it calls; a reading token gets no kept answer', async () => {
  const { token } = await makeToken(ana);
  const reader = program((await makeToken(ana, 'read')).token);
  const key = { 'idempotency-key': randomUUID() };
  const create = (person: Person) => person.rest('POST', '/carousels', { title: 'Uma vez' }, key);
  const first = await create(program(token));
  expect(await create(program(token))).toMatchObject({ status: 201, body: first.body });
  expect(await create(ana)).toMatchObject({ status: 201, body: first.body });
  expect((await create(reader)).status).toBe(403);
});

test('rules against other sites hold for tokens too', async () => {
  const writer = program((await makeToken(ana)).token);
  const elsewhere = { origin: 'https://mal.example' };
  expect((await writer.rest('POST', '/carousels', {}, elsewhere)).status).toBe(403);
  const read = '/api/proxy-image?url=https%3A%2F%2Ffotos.example%2Fa';
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await writer.send('GET', read, undefined, crossSite)).status).toBe(403);
});

test('no token begins a session, and signing out with one ends the cookie’s alone', async () => {
  const { token } = await makeToken(ana);
  const { headers } = await program(token).rest('GET', '/user');
  expect(headers['set-cookie']).toBeUndefined();
  const bia = await server.person('Bia');
  const cookie = bia.cookie;
  bia.token = token;
  expect((await bia.rest('POST', '/logout')).status).toBe(204);
  expect((await program(token).rest('GET', '/user')).status).toBe(200);
  bia.token = '';
  bia.cookie = cookie;
  expect((await bia.rest('GET', '/user')).status).toBe(401);
  const [last] = await server.database.prisma.auditEntry.findMany({
    where: { action: 'logout' },
    orderBy: { id: 'desc' },
    take: 1,
  });
  expect(last?.actorId).toBe(bia.user.id);
});

test('managing tokens by a token is kept on record', async () => {
  const { token } = await makeToken(ana);
  expect(await program(token).rest('GET', '/user/tokens')).toMatchObject({
    status: 403,
    body: {
      code: 'FORBIDDEN',
      message: 'Isto não pode ser feito com um token de acesso. Entre na sua conta para continuar.',
    },
  });
  const where = { actorId: ana.user.id, action: 'request.refused', subject: 'accessTokens.list' };
  expect(await server.database.prisma.auditEntry.count({ where })).toBeGreaterThan(0);
});
