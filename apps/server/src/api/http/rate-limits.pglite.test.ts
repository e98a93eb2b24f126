import { randomUUID } from 'node:crypto';
import { requestLimits } from '@arrasta/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer(
    { download: () => Promise.resolve(new Uint8Array()) },
    { rateLimit: true, trustProxy: (_address, hop) => hop < 1 },
  );
});
afterEach(() => server.close());

const newEmail = () => `${randomUUID()}@exemplo.com`;
const from = (address: string) => ({ 'x-forwarded-for': address });

function signIn(person: Person, email: string, password = 'outra-senha', address = '203.0.113.1') {
  return person.rest('POST', '/login', { email, password }, from(address));
}

async function failures(count: number, email: string, address?: string): Promise<void> {
  for (let tried = 0; tried < count; tried += 1) {
    const { status } = await signIn(server.stranger(), email, undefined, address);
    expect(status).toBe(401);
  }
}

const tooMany = {
  status: 429,
  body: { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas. Tente de novo em 15 minutos.' },
};

describe('signing in', () => {
  test('is refused after ten failures of an e-mail from an address, known or not', async () => {
    const ana = await server.person();
    for (const email of [ana.user.email, newEmail()]) {
      await failures(10, email);
      const answer = await signIn(server.stranger(), email);
      expect(answer).toMatchObject(tooMany);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
    }
  });

  test('is refused then with the right password too, but not from elsewhere', async () => {
    const { email } = (await server.person()).user;
    await failures(10, email);
    expect(await signIn(server.stranger(), email, 'segredo-123')).toMatchObject(tooMany);
    const elsewhere = await signIn(server.stranger(), email, 'segredo-123', '203.0.113.2');
    expect(elsewhere.status).toBe(200);
  });

  test('counts every spelling of an e-mail as one', async () => {
    await failures(5, 'josé@exemplo.com');
    await failures(5, ` ${'JOSÉ@exemplo.com'.normalize('NFD')}`);
    expect(await signIn(server.stranger(), 'José@Exemplo.com')).toMatchObject(tooMany);
  });

  test('counts all addresses of one IPv6 line as one', async () => {
    const email = newEmail();
    await failures(5, email, '2001:db8::1');
    await failures(5, email, '2001:db8::ffff:2');
    expect(await signIn(server.stranger(), email, 'x-y-z-1', '2001:db8::3')).toMatchObject(tooMany);
  });

  test('that succeeds does not count', async () => {
    const { email } = (await server.person()).user;
    for (let time = 0; time < 11; time += 1) {
      expect((await signIn(server.stranger(), email, 'segredo-123')).status).toBe(200);
    }
    await failures(10, email);
  });

  test('at the same time lets no more than ten through', async () => {
    const email = newEmail();
    const all = Array.from({ length: 40 }, () => signIn(server.stranger(), email));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('counts each call of a batch', async () => {
    const email = newEmail();
    const batch = (size: number) => {
      const calls = Array.from({ length: size }, () => 'auth.login').join(',');
      const inputs = Array.from({ length: size }, (_, at) => [at, { email, password: 'x-y-z-1' }]);
      return server
        .stranger()
        .rest('POST', `/trpc/${calls}?batch=1`, Object.fromEntries(inputs), from('203.0.113.1'));
    };
    expect((await batch(1000)).status).toBeGreaterThanOrEqual(400);
    const codes: string[] = [];
    for (let sent = 0; sent < 12; sent += requestLimits.batch) {
      const { body } = await batch(requestLimits.batch);
      const answers = body as unknown as readonly { error: { data: { code: string } } }[];
      codes.push(...answers.map(({ error }) => error.data.code));
    }
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(10);
    expect(new Set(codes.slice(10))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  });

  test('is refused after a hundred failures from one address, whatever the e-mails', async () => {
    for (let tried = 0; tried < 100; tried += 1) await failures(1, newEmail());
    expect(await signIn(server.stranger(), newEmail())).toMatchObject({
      status: 429,
      body: { message: 'Muitas tentativas. Tente de novo em 24 horas.' },
    });
    await failures(1, newEmail(), '203.0.113.2');
  });

  test('an address that an Admin releases may sign in again', async () => {
    const address = '2001:db8:7::1';
    for (let tried = 0; tried < 100; tried += 1) await failures(1, newEmail(), address);
    // Not before: an address that calls without end waits once another one calls.
    const [root, ana] = [await server.admin(), await server.person()];
    const enter = () => signIn(server.stranger(), ana.user.email, 'segredo-123', address);
    expect((await enter()).status).toBe(429);
    const release = (asked: unknown) => root.rest('POST', '/admin/release-address', asked);
    for (const wrong of [{}, { address: 'escritório' }, { address: '203.0.113.300' }]) {
      expect(await release(wrong)).toMatchObject({
        status: 400,
        body: { message: 'Informe um endereço IP, como 203.0.113.7' },
      });
    }
    expect((await release({ address: ' 2001:db8:7::ff ' })).status).toBe(204);
    expect((await enter()).status).toBe(200);
    const trail = await root.rest<unknown>('GET', '/admin/audit?action=address.released');
    expect(trail.body).toMatchObject([{ actor: { id: root.user.id }, subject: '2001:db8:7::ff' }]);
  });

  test('the failures of others behind an address keep nobody out who is signed in there', async () => {
    const address = '203.0.113.77';
    const email = newEmail();
    const password = 'segredo-123';
    await server.stranger().rest(
      'POST',
      '/register',
      { name: 'Ana', email, password },
      {
        'x-forwarded-for': address,
      },
    );
    for (let tried = 0; tried < 100; tried += 1) await failures(1, newEmail(), address);
    expect((await signIn(server.stranger(), newEmail(), undefined, address)).status).toBe(429);
    expect((await signIn(server.stranger(), email, password, address)).status).toBe(200);
    expect((await signIn(server.stranger(), email, 'errada-123', address)).status).toBe(401);
  });
});

describe('right passwords', () => {
  const address = '203.0.113.88';
  const enter = async ({ user }: Person, from = address) =>
    (await signIn(server.stranger(), user.email, 'segredo-123', from)).status;

  test('of one account are twelve in ten seconds, and leave others behind its address theirs', async () => {
    const [ana, bia] = [await server.person(), await server.person()];
    for (let time = 0; time < 12; time += 1) expect(await enter(ana)).toBe(200);
    expect(await enter(ana)).toBe(429);
    expect(await enter(ana, '203.0.113.89')).toBe(429);
    expect(await enter(bia)).toBe(200);
  });

  test('that others type wrongly are not counted for the account', async () => {
    const ana = await server.person();
    for (const number of [1, 2]) {
      const elsewhere = `203.0.113.${String(number)}`;
      await failures(10, ana.user.email, elsewhere);
    }
    expect(await enter(ana)).toBe(200);
  });

  test('from one address are twenty in ten seconds: an office signs in at once', async () => {
    const office = await Promise.all(Array.from({ length: 20 }, () => server.person()));
    for (const person of office) expect(await enter(person)).toBe(200);
    const late = await server.person();
    expect(await enter(late)).toBe(429);
    expect(await enter(late, '203.0.113.89')).toBe(200);
  });
});

test('a made-up X-Forwarded-For is believed only behind a proxy', async () => {
  const direct = await startTestServer({}, { rateLimit: true });
  const email = newEmail();
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried += 1) {
    const { status } = await signIn(
      direct.stranger(),
      email,
      undefined,
      `198.51.100.${String(tried)}`,
    );
    statuses.push(status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses[10]).toBe(429);
  await direct.close();
});

test('thirty may register from one address in ten minutes', async () => {
  const register = (address: string) =>
    server
      .stranger()
      .rest(
        'POST',
        '/register',
        { name: 'Ana', email: newEmail(), password: 'segredo-123' },
        from(address),
      );
  for (let time = 0; time < 30; time += 1) expect((await register('203.0.113.7')).status).toBe(201);
  expect(await register('203.0.113.7')).toMatchObject({
    status: 429,
    body: { message: 'Muitas tentativas. Tente de novo em 10 minutos.' },
  });
  expect((await register('203.0.113.8')).status).toBe(201);
});

test('six hundred downloads a minute are an account’s share, kept pictures and pages included', async () => {
  const [ana, bia] = [await server.person(), await server.person()];
  const download = (person: Person) =>
    person.rest('GET', '/proxy-image?url=https%3A%2F%2Ffotos.example%2Fa.png');
  // All but the last ones past HTTP, where calls of one account wait for one another.
  const { remoteImages } = server.context.services;
  const { signal } = new AbortController();
  for (let time = 0; time < 590; time += 1) {
    const fetched = remoteImages.fetch(ana.user.id, 'https://fotos.example/a.png', signal);
    await expect(fetched).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  for (let time = 0; time < 10; time += 1) expect((await download(ana)).status).toBe(415);
  expect((await download(ana)).status).toBe(429);
  expect(
    (
      await ana.mutate('pictures.keepFromAddress', {
        url: 'https://fotos.example/a.png',
      })
    ).status,
  ).toBe(429);
  const page = { url: 'https://blog.example/luz' };
  expect((await ana.rest('POST', '/ai/read-page', page)).status).toBe(429);
  expect((await download(bia)).status).toBe(415);
});

test('an account changes its keys thirty times in ten minutes at most, and the rest as it likes', async () => {
  const [ana, bia] = [await server.person(), await server.person()];
  const change = (person: Person, settings: object) =>
    person.rest('PUT', '/user/settings', settings);
  const key = { openaiApiKey: 'sk-uma-chave-de-teste' };
  for (let time = 0; time < 30; time += 1) expect((await change(ana, key)).status).toBe(200);
  expect((await change(ana, key)).status).toBe(429);
  expect((await change(ana, { name: 'Ana Souza' })).status).toBe(200);
  expect((await change(bia, key)).status).toBe(200);
});

test('what an account does to itself and what is recorded of it has an end', async () => {
  const [ana, bia] = [await server.person(), await server.person()];
  const download = async ({ cookie }: Person) =>
    (await server.app.inject({ url: '/api/user/data', headers: { cookie } })).statusCode;
  for (let time = 0; time < 20; time += 1) expect(await download(ana)).toBe(200);
  expect(await download(ana)).toBe(429);
  expect(await download(bia)).toBe(200);
  const change = async (person: Person, currentPassword: string, newPassword: string) =>
    (await person.rest('PUT', '/user/password', { currentPassword, newPassword })).status;
  for (let time = 0; time < 15; time += 1) {
    expect(await change(ana, 'segredo-123', 'segredo-456')).toBe(204);
    expect(await change(ana, 'segredo-456', 'segredo-123')).toBe(204);
  }
  expect(await change(ana, 'segredo-123', 'segredo-456')).toBe(429);
  expect(await change(bia, 'segredo-123', 'segredo-456')).toBe(204);
});
