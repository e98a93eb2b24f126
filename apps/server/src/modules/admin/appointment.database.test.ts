import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { adminsRepo } from '../auth/accounts.repo';
import { ensureFirstAdmin } from '../auth/first-admin';
import { appointmentRepo } from './admin.repo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const repo = () => appointmentRepo(server.database.prisma, () => new Date());
const passwordHash = btoa('nova-senha');
const appoint = (email: string) => repo().appoint({ name: 'Administrador', email, passwordHash });
const reset = (email: string) => repo().resetPassword(email, passwordHash);
const updatedAt = async (id: string) =>
  (await server.database.prisma.user.findUniqueOrThrow({ where: { id } })).updatedAt.getTime();
const login = (email: string, password: string) =>
  server.stranger().rest('POST', '/login', { email, password });

test('somebody new becomes Admin and PRO, with the password given', async () => {
  const email = `${randomUUID()}@exemplo.com`;
  expect(await appoint(email)).toBe(true);
  expect(await login(email, 'nova-senha')).toMatchObject({
    status: 200,
    body: { roleUser: 'Admin', plan: 'PRO' },
  });
});

test('somebody known is promoted and let in again, and keeps the password', async () => {
  const ana = await server.person();
  const where = { id: ana.user.id };
  await server.database.prisma.user.update({ where, data: { isBlocked: 'true' } });
  expect(await appoint(ana.user.email.toUpperCase())).toBe(false);
  expect((await login(ana.user.email, 'nova-senha')).status).toBe(401);
  expect(await login(ana.user.email, 'segredo-123')).toMatchObject({
    status: 200,
    body: { id: ana.user.id, roleUser: 'Admin', plan: 'Basic', name: 'Ana' },
  });
});

test('a password that is reset ends sessions and access tokens, on record', async () => {
  const ana = await server.person();
  const program = server.stranger();
  program.token = (await makeToken(ana)).token;
  const before = await updatedAt(ana.user.id);
  expect(await reset(ana.user.email.toUpperCase())).toBe(true);
  expect(await updatedAt(ana.user.id)).toBeGreaterThan(before);
  expect((await program.rest('GET', '/user')).status).toBe(401);
  expect((await ana.rest('GET', '/user')).status).toBe(401);
  expect((await login(ana.user.email, 'segredo-123')).status).toBe(401);
  expect(await login(ana.user.email, 'nova-senha')).toMatchObject({
    status: 200,
    body: { roleUser: 'User' },
  });
  const recorded = { actorId: ana.user.id, action: 'user.password.reset' };
  expect(await server.database.prisma.auditEntry.count({ where: recorded })).toBe(1);
});

test('a password that is reset lets nobody in who is blocked, and makes no account', async () => {
  const ana = await server.person();
  const where = { id: ana.user.id };
  await server.database.prisma.user.update({ where, data: { isBlocked: 'true' } });
  expect(await reset(ana.user.email)).toBe(true);
  expect((await login(ana.user.email, 'nova-senha')).status).toBe(403);
  const email = `${randomUUID()}@exemplo.com`;
  expect(await reset(email)).toBe(false);
  expect((await login(email, 'nova-senha')).status).toBe(401);
});

test('the Admin of the environment is let in again at every start', async () => {
  const ana = await server.person();
  const where = { id: ana.user.id };
  await server.database.prisma.user.update({ where, data: { isBlocked: 'true' } });
  await ensureFirstAdmin({
    admins: adminsRepo(server.database.prisma),
    passwords: { hash: () => Promise.resolve(passwordHash), verify: () => Promise.resolve(false) },
    audit: server.context.services.audit,
    configured: { email: ana.user.email, password: 'nova-senha' },
    embedded: false,
  });
  expect(await login(ana.user.email, 'segredo-123')).toMatchObject({
    status: 200,
    body: { roleUser: 'Admin' },
  });
  const recorded = { actorId: ana.user.id, action: 'admin.ensured' };
  expect(await server.database.prisma.auditEntry.count({ where: recorded })).toBe(1);
});
