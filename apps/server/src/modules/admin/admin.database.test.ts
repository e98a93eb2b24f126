import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newEmail = () => `${randomUUID()}@exemplo.com`;
const form = (more: object = {}) => ({
  name: 'Bia Falcão',
  email: newEmail(),
  password: 'segredo-123',
  ...more,
});

const userPath = ({ user }: Person, more = '') => `/admin/users/${user.id}${more}`;
const stored = ({ user }: Person) =>
  server.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } });

async function auditOf(person: Person): Promise<string[]> {
  const entries = await server.database.prisma.auditEntry.findMany({
    where: { actorId: person.user.id, action: { not: 'register' } },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action, subject }) => `${action} ${subject ?? ''}`.trim());
}

describe('who is no Admin', () => {
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/ID'],
    ['PUT', '/ID/block'],
    ['PUT', '/ID/unblock'],
  ] as const;

  test.each(calls)('is refused %s /admin/users%s', async (method, path) => {
    const ana = await server.person();
    const target = `/admin/users${path.replace('ID', ana.user.id)}`;
    const body = method === 'GET' ? undefined : { roleUser: 'Admin', plan: 'PRO' };
    expect(await server.stranger().rest(method, target, body)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
    expect(await ana.rest(method, target, body)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Você não tem permissão para isto.' },
    });
    expect(await stored(ana)).toMatchObject({ roleUser: 'User', plan: 'Basic' });
    expect(await auditOf(ana)).toHaveLength(1);
  });
});

describe('creating a user', () => {
  test('answers 201 with the account, which can sign in, and tells no password', async () => {
    const admin = await server.admin();
    const wanted = form({ name: '  Bia Falcão ', roleUser: 'Admin', plan: 'PRO' });
    const smuggled = { id: randomUUID(), isBlocked: 'true', createdAt: '2001-01-01T00:00:00Z' };
    const { status, body, text } = await admin.rest('POST', '/admin/users', {
      ...wanted,
      ...smuggled,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Bia Falcão',
      email: wanted.email,
      roleUser: 'Admin',
      plan: 'PRO',
      isBlocked: 'false',
    });
    expect(body.id).not.toBe(smuggled.id);
    expect(body.createdAt).not.toMatch(/^2001/);
    expect(text).not.toMatch(/segredo|password/);
    expect((await server.stranger().rest('POST', '/login', wanted)).status).toBe(200);
    expect(await auditOf(admin)).toEqual([`user.created ${String(body.id)}`]);
  });

  test('makes a User with plan Basic where nothing is said', async () => {
    const admin = await server.admin();
    const { body } = await admin.rest('POST', '/admin/users', form());
    expect(body).toMatchObject({ roleUser: 'User', plan: 'Basic' });
  });

  test('refuses a taken e-mail, however it is spelled', async () => {
    const admin = await server.admin();
    const again = form({ email: ` ${admin.user.email.toUpperCase()} ` });
    expect(await admin.rest('POST', '/admin/users', again)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Este e-mail já está em uso.' },
    });
  });

  test('names every field that does not fit', async () => {
    const admin = await server.admin();
    const wrong = { name: ' a ', email: 'ana', password: '12345', roleUser: 'Root', plan: 'Gold' };
    const { status, body } = await admin.rest('POST', '/admin/users', wrong);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.issues).toEqual([
      { path: 'name', message: 'Nome deve ter pelo menos 2 caracteres' },
      { path: 'email', message: 'Email inválido' },
      { path: 'password', message: 'Senha deve ter pelo menos 6 caracteres' },
      { path: 'roleUser', message: 'Papel inválido' },
      { path: 'plan', message: 'Plano inválido' },
    ]);
    const empty = await admin.rest<{ issues: object[] }>('POST', '/admin/users', {});
    expect(empty.body.issues).toEqual((body.issues as object[]).slice(0, 3));
  });

  test('happens once for one Idempotency-Key', async () => {
    const admin = await server.admin();
    const key = { 'idempotency-key': randomUUID() };
    const wanted = form();
    const first = await admin.rest('POST', '/admin/users', wanted, key);
    const second = await admin.rest('POST', '/admin/users', wanted, key);
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});

describe('changing a user', () => {
  test('a role and a plan count from the next request on, the rest of the body nowhere', async () => {
    const [admin, ana] = [await server.admin(), await server.person()];
    const smuggled = { isBlocked: 'true', id: randomUUID(), email: newEmail(), password: 'outra1' };
    const before = await stored(ana);
    const answer = await admin.rest('PUT', userPath(ana), { plan: 'PRO', ...smuggled });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: ana.user.id, roleUser: 'User', plan: 'PRO', isBlocked: 'false' },
    });
    const { plan: _, updatedAt, ...others } = await stored(ana);
    expect(before).toMatchObject(others);
    expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect((await ana.rest('GET', '/user')).body.plan).toBe('PRO');

    await admin.rest('PUT', userPath(ana), { roleUser: 'Admin' });
    expect((await ana.rest('GET', '/admin/users')).status).toBe(200);
    await admin.rest('PUT', userPath(ana), { roleUser: 'User' });
    expect((await ana.rest('GET', '/admin/users')).status).toBe(403);
    expect(await auditOf(admin)).toEqual([
      `user.plan.changed ${ana.user.id} PRO`,
      `user.role.changed ${ana.user.id} Admin`,
      `user.role.changed ${ana.user.id} User`,
    ]);
  });

  test('to what it already is records nothing', async () => {
    const [admin, ana] = [await server.admin(), await server.person()];
    const same = { roleUser: 'User', plan: 'Basic' };
    expect((await admin.rest('PUT', userPath(ana), same)).status).toBe(200);
    expect((await admin.rest('PUT', userPath(ana, '/unblock'))).status).toBe(200);
    expect(await auditOf(admin)).toEqual([]);
  });

  test.each(['', '/block', '/unblock'])('%s of nobody is 404', async (path) => {
    const admin = await server.admin();
    for (const id of [randomUUID(), 'x', '%00']) {
      const answer = await admin.rest('PUT', `/admin/users/${id}${path}`, { plan: 'PRO' });
      expect([answer.status, answer.body.message]).toEqual([404, 'Usuário não encontrado']);
    }
  });

  test('refuses what is no role and no plan', async () => {
    const [admin, ana] = [await server.admin(), await server.person()];
    for (const body of [{ roleUser: 'admin' }, { plan: null }, 'x', []]) {
      expect((await admin.rest('PUT', userPath(ana), body)).status).toBe(400);
    }
  });
});

describe('the own account', () => {
  test('keeps its role and is not blocked, by anybody who is it', async () => {
    const admin = await server.admin();
    const role = 'Você não pode alterar seu próprio papel.';
    for (const roleUser of ['User', 'Admin']) {
      const answer = await admin.rest('PUT', userPath(admin), { roleUser, plan: 'PRO' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: role } });
    }
    for (const path of ['/block', '/unblock']) {
      expect((await admin.rest('PUT', userPath(admin, path))).status).toBe(403);
      const spelled = userPath(admin, path).toUpperCase().replace('/ADMIN/USERS', '/admin/users');
      const other = spelled.replace(path.toUpperCase(), path);
      expect((await admin.rest('PUT', other)).status).toBe(403);
    }
    expect(await stored(admin)).toMatchObject({
      roleUser: 'Admin',
      plan: 'Basic',
      isBlocked: 'false',
    });
    expect(await auditOf(admin)).toContain(`request.refused ${admin.user.id}`);
  });

  test('may take another plan', async () => {
    const admin = await server.admin();
    const answer = await admin.rest('PUT', userPath(admin), { plan: 'PRO' });
    expect(answer).toMatchObject({ status: 200, body: { roleUser: 'Admin', plan: 'PRO' } });
  });
});

describe('blocking', () => {
  test('ends every session at once; unblocking lets in again but revives none', async () => {
    const [admin, ana] = [await server.admin(), await server.person()];
    const credentials = { email: ana.user.email, password: 'segredo-123' };
    const elsewhere = server.stranger();
    await elsewhere.rest('POST', '/login', credentials);
    const blocked = await admin.rest('PUT', userPath(ana, '/block'));
    expect(blocked).toMatchObject({ status: 200, body: { isBlocked: 'true' } });
    const sessionsOf = { where: { userId: ana.user.id } };
    expect(await server.database.prisma.session.count(sessionsOf)).toBe(0);
    const [cookie, other] = [ana.cookie, elsewhere.cookie];
    expect((await ana.rest('GET', '/user')).status).toBe(401);
    expect((await server.stranger().rest('POST', '/login', credentials)).status).toBe(403);

    expect((await admin.rest('PUT', userPath(ana, '/unblock'))).body.isBlocked).toBe('false');
    for (const old of [cookie, other]) {
      ana.cookie = old;
      expect((await ana.rest('GET', '/user')).status).toBe(401);
    }
    expect((await ana.rest('POST', '/login', credentials)).status).toBe(200);
    expect(await auditOf(admin)).toEqual([
      `user.blocked ${ana.user.id}`,
      `user.unblocked ${ana.user.id}`,
    ]);
  });
});

describe('two Admins who act on each other at the same moment', () => {
  const ways = [
    ['demote', '', { roleUser: 'User' }],
    ['block', '/block', undefined],
  ] as const;

  test.each(ways)('and %s leave one of them', async (_way, path, body) => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await server.admin(), await server.admin()];
      const answers = await Promise.all([
        one.rest('PUT', userPath(other, path), body),
        other.rest('PUT', userPath(one, path), body),
      ]);
      const rows = [await stored(one), await stored(other)];
      const left = rows.filter((row) => row.roleUser === 'Admin' && row.isBlocked === 'false');
      expect(left).toHaveLength(1);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    }
  });

  test('three in a circle leave one at least', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two, three] = [await server.admin(), await server.admin(), await server.admin()];
      await Promise.all([
        one.rest('PUT', userPath(two), { roleUser: 'User' }),
        two.rest('PUT', userPath(three, '/block')),
        three.rest('PUT', userPath(one), { roleUser: 'User' }),
      ]);
      const rows = await Promise.all([one, two, three].map(stored));
      const left = rows.filter((row) => row.roleUser === 'Admin' && row.isBlocked === 'false');
      expect(left.length).toBeGreaterThan(0);
    }
  });
});
