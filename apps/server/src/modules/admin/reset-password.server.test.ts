import { adminMessages } from '@arrasta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const passwordPath = (id: string) => `/admin/users/${id}/password`;
const input = { password: 'nova-senha' };
const login = async (email: string, password: string) =>
  (await server.stranger().rest('POST', '/login', { email, password })).status;

test('an Admin gives somebody a new password, which ends sessions and tokens, on record', async () => {
  const [admin, ana] = [await server.admin(), await server.person()];
  const program = server.stranger();
  program.token = (await makeToken(ana)).token;
  const answer = await admin.rest('POST', passwordPath(ana.user.id), input);
  expect(answer).toMatchObject({ status: 200, body: { id: ana.user.id, roleUser: 'User' } });
  expect(answer.text).not.toContain('nova-senha');
  expect((await ana.rest('GET', '/user')).status).toBe(401);
  expect((await program.rest('GET', '/user')).status).toBe(401);
  expect(await login(ana.user.email, 'segredo-123')).toBe(401);
  expect(await login(ana.user.email, 'nova-senha')).toBe(200);
  const where = { actorId: admin.user.id, action: 'user.password.reset', subject: ana.user.id };
  expect(await server.database.prisma.auditEntry.count({ where })).toBe(1);
});

test('the own password is changed in the settings, with the old one', async () => {
  const admin = await server.admin();
  expect(await admin.rest('POST', passwordPath(admin.user.id), input)).toMatchObject({
    status: 403,
    body: { message: adminMessages.ownPassword },
  });
  expect(await login(admin.user.email, 'segredo-123')).toBe(200);
});

test('others are refused before anything is read, and a bad password says why', async () => {
  const [admin, ana, bia] = [await server.admin(), await server.person(), await server.person()];
  expect((await bia.rest('POST', passwordPath(ana.user.id), {})).status).toBe(403);
  expect((await server.stranger().rest('POST', passwordPath(ana.user.id), {})).status).toBe(401);
  expect(await admin.rest('POST', passwordPath(ana.user.id), { password: 'abc' })).toMatchObject({
    status: 400,
    body: { message: adminMessages.passwordTooShort },
  });
  expect(await login(ana.user.email, 'segredo-123')).toBe(200);
});
