import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { makeToken } from '../../../testing/access-token';
import { heldPasswords } from '../../../testing/held-passwords';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { auditRepo } from '../audit/audit.repo';

let server: TestServer;
afterEach(() => server.close());

const deletionRequest = { password: 'segredo-123', confirmation: 'EXCLUIR' };
const deletion = (person: Person, body: object = deletionRequest) =>
  person.rest('POST', '/user/deletion', body);

/** Rows of every table that has an owner. */
async function rowsOf({ user: { id: userId } }: Person): Promise<number[]> {
  const { prisma } = server.database;
  const where = { where: { userId } };
  return Promise.all([
    prisma.user.count({ where: { id: userId } }),
    prisma.session.count(where),
    prisma.accessToken.count(where),
    prisma.userSettings.count(where),
    prisma.plan.count(where),
    prisma.savedIdea.count(where),
    prisma.carousel.count(where),
    prisma.slide.count({ where: { carousel: { userId } } }),
    prisma.carouselPreset.count(where),
    prisma.carouselTemplate.count(where),
    prisma.picture.count({ where: { ownerId: userId } }),
    prisma.pictureThumbnail.count({ where: { picture: { ownerId: userId } } }),
    prisma.idempotencyRecord.count(where),
    prisma.aiUsage.count(where),
  ]);
}

/** Somebody with a row in every one of them. */
async function somebodyWithAll(): Promise<Person> {
  const person = await server.person();
  const userId = person.user.id;
  const image = await person.send<{ id: string; url: string }>(
    'POST',
    '/api/pictures',
    await plainImage().jpeg().toBuffer(),
    { 'content-type': 'image/jpeg' },
  );
  await person.rest('GET', `/pictures/${image.body.id}?w=160`);
  const slide = { backgroundImageUrl: image.body.url };
  const key = { 'idempotency-key': randomUUID() };
  const sent = { slides: [slide, slide] };
  const deck = await person.rest<{ id: string }>('POST', '/carousels', sent, key);
  await person.rest('POST', '/templates', { carouselId: deck.body.id, name: 'Meu' });
  await person.rest('POST', '/presets', { name: 'Meu' });
  await makeToken(person);
  await person.rest('PUT', '/user/settings', { openaiApiKey: 'sk-a' });
  const { prisma } = server.database;
  const [mainTopic, targetAudience] = ['Luz', 'Fotógrafos'];
  await prisma.plan.create({ data: { userId, title: 'Luz', mainTopic, targetAudience } });
  await prisma.savedIdea.create({ data: { userId, title: 'Luz' } });
  const used = { kind: 'deck', model: 'm', durationMs: 1, outcome: 'ok', startedAt: new Date() };
  await prisma.aiUsage.create({ data: { userId, ...used } });
  return person;
}

test('everything that is the account’s goes with it, and nothing of others', async () => {
  server = await startTestServer();
  const [ana, bia] = [await somebodyWithAll(), await somebodyWithAll()];
  const before = await rowsOf(bia);
  expect(before.every((count) => count > 0)).toBe(true);
  const cookie = ana.cookie;
  expect((await deletion(ana)).status).toBe(204);
  expect(ana.cookie).toBe('');
  expect(await rowsOf(ana)).toEqual(before.map(() => 0));
  expect(await rowsOf(bia)).toEqual(before);
  ana.cookie = cookie;
  expect((await ana.rest('GET', '/user')).status).toBe(401);
  expect((await deletion(ana)).status).toBe(401);
  const credentials = { email: ana.user.email, password: deletionRequest.password };
  expect((await server.stranger().rest('POST', '/login', credentials)).status).toBe(401);
  await server.stranger().register({ name: 'Ana', ...credentials });
});

/** The addresses in the lines of the audit log about what somebody did. */
async function addressesOf({ user: { id: actorId } }: Person): Promise<Set<string>> {
  const lines = await server.database.prisma.auditEntry.findMany({ where: { actorId } });
  return new Set(lines.map(({ ip }) => ip));
}

test('a line of it stays on record, and no address of anybody', async () => {
  server = await startTestServer();
  const ana = await server.person();
  await deletion(ana);
  const entries = await server.database.prisma.auditEntry.findMany({
    where: { actorId: ana.user.id },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, ip }) => [action, ip])).toEqual([
    ['register', ''],
    ['account.deleted', ''],
  ]);
  const text = JSON.stringify(entries, (_key, value: unknown) =>
    typeof value === 'bigint' ? '' : value,
  );
  expect(text).not.toMatch(/exemplo\.com|Ana|127\.0\.0\.1/);
});

test('it takes the password and the word, to the letter', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const refusals = [
    [{ ...deletionRequest, password: 'errada-123' }, 'password', 'Senha incorreta'],
    [{ ...deletionRequest, password: '' }, 'password', 'Informe sua senha'],
    [
      { ...deletionRequest, confirmation: 'excluir' },
      'confirmation',
      'Digite EXCLUIR para confirmar',
    ],
    [{ password: deletionRequest.password }, 'confirmation', 'Digite EXCLUIR para confirmar'],
    [
      { ...deletionRequest, confirmation: ['EXCLUIR'] },
      'confirmation',
      'Digite EXCLUIR para confirmar',
    ],
  ] as const;
  for (const [body, path, message] of refusals) {
    expect(await deletion(ana, body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path, message }] },
    });
  }
  expect((await deletion(server.stranger(), {})).status).toBe(401);
  expect((await ana.rest('GET', '/user')).status).toBe(200);
  const recorded = { where: { action: 'account.deletion.refused', actorId: ana.user.id } };
  expect(await server.database.prisma.auditEntry.count(recorded)).toBe(1);
});

test('the last active Admin stays; blocked ones do not count', async () => {
  server = await startTestServer();
  const [last, blocked] = [await server.admin(), await server.admin()];
  await last.rest('PUT', `/admin/users/${blocked.user.id}/block`);
  expect(await deletion(last)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining('única de Admin ativa') as string },
  });
  expect((await last.rest('GET', '/user')).status).toBe(200);
  const next = await server.admin();
  expect((await deletion(last)).status).toBe(204);
  expect((await next.rest('GET', '/admin/users')).status).toBe(200);
});

/** Admins that can still do something. */
const activeAdmins = () =>
  server.database.prisma.user.count({ where: { roleUser: 'Admin', isBlocked: 'false' } });

test('Admins who leave, demote and block at the same moment never leave nobody', async () => {
  server = await startTestServer();
  for (let round = 0; round < 8; round += 1) {
    await server.database.prisma.user.updateMany({ data: { roleUser: 'User' } });
    const [one, two] = [await server.admin(), await server.admin()];
    const userPath = `/admin/users/${two.user.id}`;
    const ways = [
      [() => deletion(one), () => deletion(two)],
      [() => deletion(one), () => one.rest('PUT', userPath, { roleUser: 'User' })],
      [() => one.rest('PUT', `${userPath}/block`), () => deletion(one)],
      [() => two.rest('PUT', `/admin/users/${one.user.id}/block`), () => deletion(two)],
    ];
    const answers = await Promise.all((ways[round % ways.length] ?? []).map((act) => act()));
    expect(await activeAdmins()).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test('calls that are under way when the account goes are answered 401, never 500', async () => {
  server = await startTestServer();
  const image = await plainImage().jpeg().toBuffer();
  let deletions = 0;
  for (let round = 0; round < 6; round += 1) {
    const ana = await server.person();
    const { body } = await ana.rest('POST', '/carousels', { slides: [{}] });
    const jpeg = { 'content-type': 'image/jpeg' };
    const key = { 'idempotency-key': randomUUID() };
    const [deleted, ...answers] = await Promise.all([
      deletion(ana),
      ana.rest('POST', '/carousels', {}, key),
      ana.rest('POST', '/presets', { name: 'Meu' }),
      ana.rest('PUT', `/carousels/${String(body.id)}`, { title: 'Outro' }),
      ana.rest('PUT', '/user/settings', { name: 'Outra', openaiApiKey: 'sk-b' }),
      ana.send('POST', '/api/pictures', image, jpeg),
      ana.rest('GET', '/user/sessions'),
      ana.rest('PUT', '/user/password', {
        currentPassword: deletionRequest.password,
        newPassword: 'outra-senha',
      }),
    ]);
    // The new password can come first, and ends the session that deletes.
    expect(deleted.status).toBeOneOf([204, 400, 401]);
    for (const { status } of answers) expect(status).toBeOneOf([200, 201, 204, 401]);
    if (deleted.status !== 204) continue;
    deletions += 1;
    expect((await rowsOf(ana)).every((count) => count === 0)).toBe(true);
  }
  expect(deletions).toBeGreaterThan(0);
});

test('a sign-in that is under way when the account goes begins no session', async () => {
  const { passwords, arm, reached, letGo } = heldPasswords('verify');
  server = await startTestServer({ passwords });
  const ana = await server.person();
  arm();
  const credentials = { email: ana.user.email, password: deletionRequest.password };
  const slow = server.stranger().rest('POST', '/login', credentials);
  await reached;
  expect((await deletion(ana)).status).toBe(204);
  letGo();
  expect((await slow).status).toBe(401);
  expect(await addressesOf(ana)).toEqual(new Set(['']));
});

test('a line that is written while the account goes keeps no address', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const { id } = ana.user;
  const { prisma } = server.database;
  const origin = { ip: '127.0.0.1', requestId: randomUUID() };
  const late = await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const recording = auditRepo(prisma).record({ action: 'logout', actorId: id, origin });
    await tx.user.delete({ where: { id } });
    await tx.auditEntry.updateMany({ where: { actorId: id }, data: { ip: '' } });
    return { recording };
  });
  await late.recording;
  expect(await addressesOf(ana)).toEqual(new Set(['']));
});

test('the answer kept for the Admin who made the account goes with it', async () => {
  server = await startTestServer();
  const admin = await server.admin();
  const key = { 'idempotency-key': randomUUID() };
  const make = (email: string) => {
    const person = { name: 'Ana', email, password: 'segredo-123', roleUser: 'User' };
    return admin.rest('POST', '/admin/users', person, { 'idempotency-key': `${email}-key` });
  };
  await admin.rest('POST', '/carousels', {}, key);
  expect((await make('ana@exemplo.com')).status).toBe(201);
  expect((await make('bia@exemplo.com')).status).toBe(201);
  const ana = server.stranger();
  await ana.rest('POST', '/login', { email: 'ana@exemplo.com', password: 'segredo-123' });
  expect((await deletion(ana)).status).toBe(204);
  const kept = await server.database.prisma.idempotencyRecord.findMany();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept.map(({ body }) => body))).not.toContain('ana@exemplo.com');
});
