import { afterEach, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { heldPasswords } from '../../../testing/held-passwords';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import type { Person } from '../../../testing/person';

let server: TestServer;
afterEach(() => server.close());

const old = 'segredo-123';
const fresh = 'outro-segredo';
const change = { currentPassword: old, newPassword: fresh };

const login = ({ user }: Person, password: string) =>
  server.stranger().rest('POST', '/login', { email: user.email, password });

async function signedInAgain({ user }: Person): Promise<Person> {
  const person = server.stranger();
  await person.rest('POST', '/login', { email: user.email, password: old });
  return person;
}

async function auditOf({ user }: Person): Promise<string[]> {
  const entries = await server.database.prisma.auditEntry.findMany({
    where: { actorId: user.id, action: { startsWith: 'password' } },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action, subject }) => `${action} ${subject ?? ''}`.trim());
}

function withCookie(cookie: string): Person {
  const person = server.stranger();
  person.cookie = cookie;
  return person;
}

test('the new password counts, other sessions end, the own one goes on under a new id', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const other = await signedInAgain(ana);
  const bia = await server.person('Bia');
  const before = ana.cookie;

  expect((await ana.rest('PUT', '/user/password', change)).status).toBe(204);
  expect(ana.cookie).not.toBe(before);
  expect((await ana.rest('GET', '/user')).status).toBe(200);
  expect((await withCookie(before).rest('GET', '/user')).status).toBe(401);
  expect((await other.rest('GET', '/user')).status).toBe(401);
  expect((await bia.rest('GET', '/user')).status).toBe(200);
  expect((await login(ana, old)).status).toBe(401);
  expect((await login(ana, fresh)).status).toBe(200);
  expect(await auditOf(ana)).toEqual(['password.changed']);
});

test('access tokens go with the old password, unless they are kept', async () => {
  server = await startTestServer();
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const tokens = { ana: await makeToken(ana), bia: await makeToken(bia) };
  const reads = async ({ token }: { token: string }) => {
    const program = server.stranger();
    program.token = token;
    return (await program.rest('GET', '/user')).status;
  };
  const keep = { ...change, keepTokens: true };
  expect((await ana.rest('PUT', '/user/password', keep)).status).toBe(204);
  expect(await reads(tokens.ana)).toBe(200);
  const again = { currentPassword: fresh, newPassword: old };
  expect((await ana.rest('PUT', '/user/password', again)).status).toBe(204);
  expect([await reads(tokens.ana), await reads(tokens.bia)]).toEqual([401, 200]);
});

test('a wrong current password changes nothing, says so at its field, and is on record', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const other = await signedInAgain(ana);
  const message = 'Senha incorreta';
  const wrong = { ...change, currentPassword: 'errada-123' };
  expect(await ana.rest('PUT', '/user/password', wrong)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message, issues: [{ path: 'currentPassword', message }] },
  });
  const overTrpc = await ana.mutate('ownAccount.changePassword', wrong);
  expect(overTrpc.body.error.data.issues).toEqual([{ path: 'currentPassword', message }]);
  for (const person of [ana, other]) expect((await person.rest('GET', '/user')).status).toBe(200);
  expect((await login(ana, old)).status).toBe(200);
  expect(await auditOf(ana)).toEqual(Array(2).fill('password.refused currentPassword'));
});

test('what cannot be a new password is named at its field', async () => {
  server = await startTestServer();
  const ana = await server.person();
  const refusals = [
    [{ ...change, newPassword: '12345' }, 'newPassword', 'Senha deve ter pelo menos 6 caracteres'],
    [{ ...change, newPassword: 'x'.repeat(1025) }, 'newPassword', 'A senha é longa demais'],
    [{ ...change, newPassword: old }, 'newPassword', 'A nova senha deve ser diferente da atual'],
    [{ newPassword: fresh }, 'currentPassword', 'Informe sua senha'],
    [{ ...change, currentPassword: '' }, 'currentPassword', 'Informe sua senha'],
    [{ ...change, newPassword: 123456 }, 'newPassword', 'Senha deve ter pelo menos 6 caracteres'],
  ] as const;
  for (const [body, path, message] of refusals) {
    expect(await ana.rest('PUT', '/user/password', body)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    });
  }
  expect((await server.stranger().rest('PUT', '/user/password', {})).status).toBe(401);
  expect((await login(ana, old)).status).toBe(200);
});

test('wrong passwords are counted for the account, over both calls that ask for one', async () => {
  server = await startTestServer({}, { rateLimit: true });
  const ana = await server.person();
  const wrong = 'errada-123';
  for (let tries = 0; tries < 5; tries += 1) {
    const body = { ...change, currentPassword: wrong };
    expect((await ana.rest('PUT', '/user/password', body)).status).toBe(400);
    const deletion = { password: wrong, confirmation: 'EXCLUIR' };
    expect((await ana.rest('POST', '/user/deletion', deletion)).status).toBe(400);
  }
  expect(await ana.rest('PUT', '/user/password', change)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS' },
  });
});

test('of two changes at once one counts, and the other is told so', async () => {
  server = await startTestServer();
  for (let round = 0; round < 5; round += 1) {
    const ana = await server.person();
    const other = await signedInAgain(ana);
    const newPasswords = ['primeira-senha', 'segunda-senha'];
    const answers = await Promise.all(
      [ana, other].map((person, index) =>
        person.rest('PUT', '/user/password', { ...change, newPassword: newPasswords[index] }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    // The second one has lost its session to the first, or finds another password.
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.find((status) => status !== 204)).toBeOneOf([400, 401]);
    const logins = await Promise.all(newPasswords.map((password) => login(ana, password)));
    expect(logins.map(({ status }) => status)).toEqual(
      statuses.map((status) => (status === 204 ? 200 : 401)),
    );
  }
});

test('a sign-in with the old password that is under way meanwhile begins no session', async () => {
  const { passwords, arm, reached, letGo } = heldPasswords('verify');
  server = await startTestServer({ passwords });
  const ana = await server.person();
  arm();
  const slow = login(ana, old);
  await reached;
  expect((await ana.rest('PUT', '/user/password', change)).status).toBe(204);
  letGo();
  expect((await slow).status).toBe(401);
  expect(await server.database.prisma.session.count({ where: { userId: ana.user.id } })).toBe(1);
});

test('a session that was ended meanwhile changes no password', async () => {
  const { passwords, arm, reached, letGo } = heldPasswords('hash');
  server = await startTestServer({ passwords });
  const ana = await server.person();
  const other = await signedInAgain(ana);
  arm();
  const slow = other.rest('PUT', '/user/password', change);
  await reached;
  expect((await ana.rest('DELETE', '/user/sessions')).status).toBe(204);
  letGo();
  expect((await slow).status).toBe(401);
  expect((await login(ana, old)).status).toBe(200);
});
