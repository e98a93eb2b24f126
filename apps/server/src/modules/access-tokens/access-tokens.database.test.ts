import { randomUUID } from 'node:crypto';
import type { AccessToken } from '@arrasta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const day = 24 * 3_600_000;
let server: TestServer;
let time = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

const list = async (person: Person) =>
  (await person.rest<AccessToken[]>('GET', '/user/tokens')).body;
const make = (person: Person, body: object) =>
  person.rest('POST', '/user/tokens', { currentPassword: 'segredo-123', ...body });
const revoke = (person: Person, id: string) => person.rest('DELETE', `/user/tokens/${id}`);

/** A program that shows a token and has no cookie. */
function program(token: string): Person {
  const stranger = server.stranger();
  stranger.token = token;
  return stranger;
}

async function auditOf({ user }: Person): Promise<string[]> {
  const rows = await server.database.prisma.auditEntry.findMany({
    where: { actorId: user.id, action: { startsWith: 'token.' } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ action, subject }) => `${action} ${subject ?? ''}`);
}

describe('making a token', () => {
  test('shows it once, and keeps nothing by which it could be used', async () => {
    const ana = await server.person();
    const { token, ...listed } = await makeToken(ana, 'read', { name: '  Publicador  ' });
    expect(token).toMatch(/^arr_[A-Za-z0-9_-]{43}$/);
    expect(listed).toMatchObject({
      name: 'Publicador',
      scope: 'read',
      beginning: token.slice(0, 10),
      createdAt: new Date(time).toISOString(),
      lastUsedAt: null,
      expiresAt: null,
    });
    expect(await list(ana)).toEqual([listed]);
    const stored = JSON.stringify([
      await server.database.prisma.accessToken.findMany(),
      await auditOf(ana),
      await server.database.prisma.idempotencyRecord.findMany(),
    ]);
    expect(stored).not.toContain(token.slice(10));
    expect(stored).not.toContain(token.slice(0, -10));
  });

  test('no Idempotency-Key keeps the answer, and with it the token', async () => {
    const ana = await server.person();
    const create = () =>
      ana.rest(
        'POST',
        '/user/tokens',
        { name: 'A', scope: 'read', currentPassword: 'segredo-123' },
        { 'idempotency-key': 'k' },
      );
    const [first, second] = [await create(), await create()];
    expect(second.body.token).not.toBe(first.body.token);
    const where = { userId: ana.user.id };
    expect(await server.database.prisma.idempotencyRecord.count({ where })).toBe(0);
  });

  test('takes a validity in days', async () => {
    const ana = await server.person();
    const { expiresAt } = await makeToken(ana, 'write', { expiresInDays: 30 });
    expect(expiresAt).toBe(new Date(time + 30 * day).toISOString());
    const { expiresAt: never } = await makeToken(ana, 'write', { expiresInDays: null });
    expect(never).toBeNull();
  });

  const unusable: [object, string, string][] = [
    [{ scope: 'read' }, 'name', 'Dê um nome ao token'],
    [{ name: '  ', scope: 'read' }, 'name', 'Dê um nome ao token'],
    [{ name: 'x'.repeat(101), scope: 'read' }, 'name', 'O nome é longo demais'],
    [{ name: 'A' }, 'scope', 'Escolha o que o token pode fazer'],
    [{ name: 'A', scope: 'admin' }, 'scope', 'Escolha o que o token pode fazer'],
    [{ name: 'A', scope: 'read', currentPassword: '' }, 'currentPassword', 'Informe sua senha'],
  ];
  for (const expiresInDays of [0, -1, 1.5, 3651, '30', 9999]) {
    const body = { name: 'A', scope: 'read', expiresInDays };
    unusable.push([body, 'expiresInDays', 'A validade vai de 1 a 3.650 dias']);
  }

  test.each(unusable)('refuses %j', async (body, path, message) => {
    const ana = await server.person();
    expect(await make(ana, body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', issues: [{ path, message }] },
    });
    expect(await list(ana)).toEqual([]);
  });

  test('takes the password, and the one that is right', async () => {
    const ana = await server.person();
    const input = { name: 'A', scope: 'read' };
    expect(await ana.rest('POST', '/user/tokens', input)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currentPassword', message: 'Informe sua senha' }] },
    });
    expect(await make(ana, { ...input, currentPassword: 'segredo-124' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currentPassword', message: 'Senha incorreta' }] },
    });
    expect(await list(ana)).toEqual([]);
    const refusal = { actorId: ana.user.id, action: 'password.refused' };
    const recorded = await server.database.prisma.auditEntry.findMany({ where: refusal });
    expect(recorded).toMatchObject([{ subject: 'currentPassword' }]);
  });

  test('takes nothing that is smuggled', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const id = randomUUID();
    const smuggled = { id, userId: bia.user.id, token: `arr_${'A'.repeat(43)}`, lastUsedAt: 'x' };
    const made = await makeToken(ana, 'read', smuggled);
    expect(made.id).not.toBe(id);
    expect(made.token).not.toBe(smuggled.token);
    expect(await list(bia)).toEqual([]);
  });

  test('ends at twenty, also where many are asked for at once', async () => {
    const ana = await server.person();
    const names = Array.from({ length: 24 }, (_, index) => `Token ${index}`);
    const answers = await Promise.all(names.map((name) => make(ana, { name, scope: 'read' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await make(ana, { name: 'A', scope: 'read' })).toMatchObject({
      status: 400,
      body: { message: 'Você pode ter no máximo 20 tokens. Revogue algum para criar outro.' },
    });
    const [oldest] = (await list(ana)).slice(-1);
    await revoke(ana, oldest?.id ?? '');
    expect((await make(ana, { name: 'A', scope: 'read' })).status).toBe(201);
  });
});

describe('revoking', () => {
  test('counts from the next request on, and is kept on record with the making', async () => {
    const ana = await server.person();
    const { id, token } = await makeToken(ana);
    expect((await program(token).rest('GET', '/user')).status).toBe(200);
    expect((await revoke(ana, id)).status).toBe(204);
    expect((await program(token).rest('GET', '/user')).status).toBe(401);
    expect((await revoke(ana, id)).status).toBe(404);
    expect(await list(ana)).toEqual([]);
    expect(await auditOf(ana)).toEqual([`token.created ${id} write`, `token.revoked ${id}`]);
  });

  test('somebody else’s, like none at all, is 404', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const { id, token } = await makeToken(ana);
    for (const unknown of [id, randomUUID(), 'x', '%00']) {
      expect(await revoke(bia, unknown)).toMatchObject({
        status: 404,
        body: { message: 'Token não encontrado' },
      });
      expect((await bia.mutate('accessTokens.revoke', { id: unknown })).status).toBe(404);
    }
    expect((await program(token).rest('GET', '/user')).body.id).toBe(ana.user.id);
    expect(await auditOf(bia)).toEqual([]);
  });
});

test('a use is noted once a minute, however many there are', async () => {
  const ana = await server.person();
  const { token } = await makeToken(ana);
  const used = async () => (await list(ana))[0]?.lastUsedAt;
  const ask = () => program(token).rest('GET', '/user');
  await Promise.all([ask(), ask(), ask()]);
  const first = new Date(time).toISOString();
  expect(await used()).toBe(first);
  time += 59_000;
  await ask();
  expect(await used()).toBe(first);
  time += 1_000;
  await ask();
  expect(await used()).toBe(new Date(time).toISOString());
});

test('over tRPC the same is made, listed and revoked', async () => {
  const ana = await server.person();
  const made = await ana.mutate<{ id: string; token: string }>('accessTokens.create', {
    name: 'Agente',
    scope: 'write',
    currentPassword: 'segredo-123',
  });
  const { id, token } = made.body.result.data;
  const who = await program(token).query<{ id: string }>('auth.currentUser');
  expect(who.body.result.data.id).toBe(ana.user.id);
  expect((await ana.query<AccessToken[]>('accessTokens.list')).body.result.data).toMatchObject([
    { id, name: 'Agente' },
  ]);
  await ana.mutate('accessTokens.revoke', { id });
  expect((await program(token).query('auth.currentUser')).status).toBe(401);
});
