import { randomUUID } from 'node:crypto';
import { accountMessages } from '@arrasta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { argonPasswords } from '../../kernel/security/passwords';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { invalidEmail } = accountMessages;
const newEmail = () => `${randomUUID()}@exemplo.com`;
const registration = (email = newEmail()) => ({ name: 'Ana', email, password: 'segredo-123' });

function auditOf(userId: string) {
  return server.database.prisma.auditEntry.findMany({
    where: { actorId: userId },
    orderBy: { id: 'asc' },
  });
}

describe('registering', () => {
  test('answers 201 with the account, signs in, and tells no password', async () => {
    const ana = server.stranger();
    const { status, body, text } = await ana.rest('POST', '/register', registration());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Ana',
      roleUser: 'User',
      plan: 'Basic',
      isBlocked: 'false',
    });
    expect(text).not.toMatch(/segredo|password|c2Vncm/);
    for (const path of ['/user', '/auth/user']) {
      expect(await ana.rest('GET', path)).toMatchObject({ status: 200, body });
    }
  });

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await server.stranger().rest('POST', '/register', registration());
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Secure/);
  });

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces around it', (email: string) => `  ${email} `],
    ['with its accents written apart', (email: string) => email.normalize('NFD')],
    ['with its host in ASCII', (email: string) => email.replace('bücher', 'xn--bcher-kva')],
    ['in wide letters', (email: string) => email.replace('jos', 'ｊｏｓ')],
  ])('refuses a taken e-mail %s', async (_how, spelled) => {
    const email = `josé.${randomUUID()}@bücher.example`;
    await server.stranger().rest('POST', '/register', registration(email));
    const again = await server.stranger().rest('POST', '/register', registration(spelled(email)));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Este e-mail já está em uso.' },
    });
  });

  test('lets exactly one of two concurrent registrations of an e-mail through', async () => {
    const email = newEmail();
    const both = [email, email.toUpperCase()].map((spelled) =>
      server.stranger().rest('POST', '/register', registration(spelled)),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  test.each([
    ['a short password', { password: '12345' }, 'password', accountMessages.passwordTooShort],
    [
      'a long password',
      { password: 'x'.repeat(1025) },
      'password',
      accountMessages.passwordTooLong,
    ],
    ['no password', { password: '' }, 'password', accountMessages.fillInAllFields],
    ['an unreadable e-mail', { email: 'ana' }, 'email', 'Email inválido'],
    ['a long e-mail', { email: `${'a'.repeat(250)}@b.com` }, 'email', 'Email inválido'],
    ['a zero width space in the e-mail', { email: 'an\u200ba@exemplo.com' }, 'email', invalidEmail],
    ['a bidirectional e-mail', { email: 'ana@\u202eexemplo.com' }, 'email', invalidEmail],
    ['a name with a line end', { name: 'Ana\nBia' }, 'name', accountMessages.nameUnusable],
    ['a name nobody sees', { name: '\u200d' }, 'name', accountMessages.nameUnusable],
    ['a blank name', { name: '   ' }, 'name', accountMessages.fillInAllFields],
    ['a long name', { name: 'x'.repeat(101) }, 'name', accountMessages.nameTooLong],
  ])('refuses %s', async (_what, wrong, path, message) => {
    const body = { ...registration(), ...wrong };
    const answer = await server.stranger().rest('POST', '/register', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path, message }] },
    });
  });

  test('gives nobody rights that the body asks for', async () => {
    const wanted = { roleUser: 'Admin', plan: 'PRO', id: randomUUID(), isBlocked: 'true' };
    const answer = await server
      .stranger()
      .rest('POST', '/register', { ...registration(), ...wanted });
    expect(answer.body).toMatchObject({ roleUser: 'User', plan: 'Basic', isBlocked: 'false' });
    expect(answer.body.id).not.toBe(wanted.id);
  });
});

describe('signing in', () => {
  test('takes any spelling of the e-mail and begins a session under a new id', async () => {
    const ana = await server.person();
    const before = ana.cookie;
    const { status, body } = await ana.rest('POST', '/login', {
      email: ` ${ana.user.email.toUpperCase()}`,
      password: 'segredo-123',
    });
    expect(status).toBe(200);
    expect(body.id).toBe(ana.user.id);
    expect(ana.cookie).not.toBe(before);

    const withOldCookie = server.stranger();
    withOldCookie.cookie = before;
    expect((await withOldCookie.rest('GET', '/user')).status).toBe(401);
  });

  test('takes the e-mail with its host as browsers send it, or as people write it', async () => {
    const email = `${randomUUID()}@ação.example`;
    const made = await server.stranger().rest('POST', '/register', registration(email));
    const elsewhere = await server.stranger().rest('POST', '/login', {
      email: email.replace('ação', 'xn--ao-siap'),
      password: 'segredo-123',
    });
    expect(elsewhere).toMatchObject({ status: 200, body: { id: made.body.id, email } });
  });

  test('takes the password to the letter, whatever it is made of, and however long', async () => {
    const real = await startTestServer({ passwords: argonPasswords() });
    const words = ' Só Isto: ☀ é minha SENHA  ';
    const long = 'a senha mais longa de todas '.repeat(36);
    for (const password of [words, long]) {
      const account = { ...registration(), password };
      expect((await real.stranger().rest('POST', '/register', account)).status).toBe(201);
      const { email } = account;
      const others = [password.trim(), password.toUpperCase(), password.slice(0, -2)];
      const tries = [password, ...others].map((tried) => ({ email, password: tried }));
      const answers = tries.map((entry) => real.stranger().rest('POST', '/login', entry));
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses).toEqual([200, 401, 401, 401]);
    }
    await real.close();
  });

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const ana = await server.person();
    const wrong = await server
      .stranger()
      .rest('POST', '/login', { email: ana.user.email, password: 'outra-senha' });
    const unknown = await server
      .stranger()
      .rest('POST', '/login', { email: newEmail(), password: 'outra-senha' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Invalid email or password' },
    });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('is refused to a blocked account, whose sessions end at once', async () => {
    const ana = await server.person();
    await server.database.prisma.user.update({
      where: { id: ana.user.id },
      data: { isBlocked: 'true' },
    });
    expect((await ana.rest('GET', '/user')).status).toBe(401);
    const { status, body } = await ana.rest('POST', '/login', {
      email: ana.user.email,
      password: 'segredo-123',
    });
    expect(status).toBe(403);
    expect(body.message).toBe('Sua conta está bloqueada. Fale com um administrador.');
  });

  test('over tRPC sets the cookie too, and answers real booleans', async () => {
    const ana = await server.person();
    const elsewhere = server.stranger();
    const signedIn = await elsewhere.mutate<{ id: string }>('auth.login', {
      email: ana.user.email,
      password: 'segredo-123',
    });
    expect(signedIn.body.result.data).toMatchObject({ id: ana.user.id, isBlocked: false });
    const who = await elsewhere.query<{ id: string }>('auth.currentUser');
    expect(who.body.result.data.id).toBe(ana.user.id);
  });
});

describe('a session', () => {
  test('is nobody to tRPC and 401 to REST when signed out', async () => {
    const nobody = server.stranger();
    expect((await nobody.query('auth.currentUser')).body.result.data).toBeNull();
    expect(await nobody.rest('GET', '/user')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
  });

  test('ends with the logout, which clears the cookie and may be repeated', async () => {
    const ana = await server.person();
    const stolen = ana.cookie;
    expect((await ana.rest('POST', '/logout')).status).toBe(204);
    expect(ana.cookie).toBe('');
    expect((await ana.rest('POST', '/logout')).status).toBe(204);
    ana.cookie = stolen;
    expect((await ana.rest('GET', '/user')).status).toBe(401);
  });

  test('is kept under a hash of its id', async () => {
    const ana = await server.person();
    const rows = await server.database.prisma.session.findMany({ where: { userId: ana.user.id } });
    const id = decodeURIComponent(ana.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sid).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('sees a new role and plan on the next request', async () => {
    const ana = await server.person();
    const data = { roleUser: 'Admin', plan: 'PRO' };
    await server.database.prisma.user.update({ where: { id: ana.user.id }, data });
    expect((await ana.rest('GET', '/user')).body).toMatchObject(data);
  });

  test('with a forged signature is nobody', async () => {
    const ana = await server.person();
    ana.cookie = `${ana.cookie.slice(0, -4)}AAAA`;
    expect((await ana.rest('GET', '/user')).status).toBe(401);
  });
});

describe('the audit log', () => {
  test('keeps sign-up, sign-in, refusals and sign-out, without what was typed', async () => {
    const ana = await server.person();
    const credentials = { email: ana.user.email, password: 'segredo-123' };
    await ana.rest('POST', '/login', { ...credentials, password: 'errada-123' });
    await ana.rest('POST', '/login', credentials);
    await ana.rest('POST', '/logout');
    const entries = await auditOf(ana.user.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'register',
      'login.refused',
      'login',
      'logout',
    ]);
    const text = JSON.stringify(entries, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toMatch(/segredo|errada|exemplo\.com/);
  });
});
