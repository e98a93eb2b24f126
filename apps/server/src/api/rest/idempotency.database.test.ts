import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const day = 24 * 3_600_000;
let server: TestServer;
let time = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

const withKey = (key: string) => ({ 'idempotency-key': key });

test('the same key with the same body gives the same answer, and one carousel', async () => {
  const ana = await server.person();
  const create = () => ana.rest('POST', '/carousels', { title: 'Uma vez' }, withKey('k-1'));
  const [first, again] = [await create(), await create()];
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.etag).toBe('"1"');
  expect((await ana.rest<unknown[]>('GET', '/carousels')).body).toHaveLength(1);
});

test('what was created and its answer are of one transaction', async () => {
  const root = await server.admin();
  await root.rest('PUT', `/admin/users/${root.user.id}`, { plan: 'PRO' });
  const create = async (path: string, body: object) => {
    const sent = withKey('k-tx');
    const answer = await root.rest<{ id: string; key?: string }>('POST', path, body, sent);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body.key ?? answer.body.id;
  };
  const { id } = (await root.rest<{ id: string }>('POST', '/carousels', {})).body;
  const ids = {
    carousels: await create('/carousels', {}),
    slides: await create(`/carousels/${id}/slides`, {}),
    carousel_presets: await create('/presets', { name: 'Meu' }),
    carousel_templates: await create('/templates', { carouselId: id, name: 'Meu' }),
    plans: await create('/plans', { mainTopic: 'Luz', targetAudience: 'Todos', tone: 'casual' }),
    saved_ideas: await create('/saved-ideas', { title: 'Ideia', slides: [] }),
    users: await create('/admin/users', {
      name: 'Nova',
      email: `${randomUUID()}@exemplo.com`,
      password: 'segredo-123',
    }),
  };
  const { prisma } = server.database;
  for (const [table, created] of Object.entries(ids)) {
    const rows = await prisma.$queryRawUnsafe<{ isOne: boolean }[]>(
      `SELECT t."xmin" = r."xmin" AS "isOne" FROM "${table}" t, "idempotency_records" r
       WHERE t."id" = '${created}' AND r."status" = 201 AND coalesce(r."body" ->> 'id', r."body" ->> 'key') = '${created}'`,
    );
    expect([table, rows]).toEqual([table, [{ isOne: true }]]);
  }
});

test('who may no longer make the call is refused, whatever answer is kept', async () => {
  const [root, bia] = [await server.admin(), await server.admin()];
  const email = `${randomUUID()}@exemplo.com`;
  const wanted = { name: 'Nova', email, password: 'segredo-123' };
  const create = () => bia.rest('POST', '/admin/users', wanted, withKey('k-1'));
  expect((await create()).status).toBe(201);
  await root.rest('PUT', `/admin/users/${bia.user.id}`, { roleUser: 'User' });
  expect(await create()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  await root.rest('PUT', `/admin/users/${bia.user.id}`, { roleUser: 'Admin' });
  expect((await create()).status).toBe(201);
});

test('the order of its fields makes no other body', async () => {
  const ana = await server.person();
  const [one, other] = [
    { title: 'A', description: 'B' },
    { description: 'B', title: 'A' },
  ];
  const first = await ana.rest('POST', '/carousels', one, withKey('k-1'));
  const again = await ana.rest('POST', '/carousels', other, withKey('k-1'));
  expect(again).toMatchObject({ status: 201, body: first.body });
});

test('what is kept of a body is nothing that a password could be guessed by', async () => {
  const root = await server.admin();
  const email = `${randomUUID()}@exemplo.com`;
  const wanted = { name: 'Nova', email, password: 'segredo-123' };
  await root.rest('POST', '/admin/users', wanted, withKey('k-guess'));
  const kept = await server.database.prisma.idempotencyRecord.findFirstOrThrow({
    where: { key: 'k-guess' },
  });
  const { name, password } = wanted;
  for (const body of [wanted, { email, name, password }]) {
    const bare = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    expect(kept.bodyHash).not.toBe(bare);
  }
});

test('the same key with another body is 422', async () => {
  const ana = await server.person();
  await ana.rest('POST', '/carousels', { title: 'A' }, withKey('k-1'));
  const other = await ana.rest('POST', '/carousels', { title: 'B' }, withKey('k-1'));
  expect(other).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE_CONTENT' } });
});

test('while the first is running, a repetition is 409 or its answer, never a second carousel', async () => {
  const ana = await server.person();
  const create = () => ana.rest('POST', '/carousels', { title: 'Uma vez' }, withKey('k-1'));
  const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect((await ana.rest<unknown[]>('GET', '/carousels')).body).toHaveLength(1);
});

test('a key means something else for another person and another address', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const made = await ana.rest<{ id: string }>('POST', '/carousels', {}, withKey('k-1'));
  const biasOwn = await bia.rest<{ id: string }>('POST', '/carousels', {}, withKey('k-1'));
  expect(biasOwn.body.id).not.toBe(made.body.id);
  const slide = await ana.rest('POST', `/carousels/${made.body.id}/slides`, {}, withKey('k-1'));
  expect(slide).toMatchObject({ status: 201, body: { carouselId: made.body.id } });
});

test('a refused create leaves the key free', async () => {
  const ana = await server.person();
  const path = `/carousels/${randomUUID()}/slides`;
  expect((await ana.rest('POST', path, {}, withKey('k-1'))).status).toBe(404);
  expect((await ana.rest('POST', path, {}, withKey('k-1'))).status).toBe(404);
  const wrong = await ana.rest('POST', '/carousels', { title: 5 }, withKey('k-2'));
  expect(wrong.status).toBe(400);
  expect((await ana.rest('POST', '/carousels', {}, withKey('k-2'))).status).toBe(201);
});

test('after a day the key is free again', async () => {
  const ana = await server.person();
  const create = async () =>
    (await ana.rest<{ id: string }>('POST', '/carousels', {}, withKey('k-1'))).body.id;
  const first = await create();
  time += (23 / 24) * day;
  expect(await create()).toBe(first);
  time += (2 / 24) * day;
  expect(await create()).not.toBe(first);
});

test.each(['', 'com espaço', 'x'.repeat(201)])('the key "%s" is refused', async (key) => {
  const ana = await server.person();
  const answer = await ana.rest('POST', '/carousels', {}, withKey(key));
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});
