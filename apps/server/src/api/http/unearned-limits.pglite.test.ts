import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { unavailableError } from '../../kernel/errors/domain-error';

let server: TestServer;
let isBusy = false;

beforeEach(async () => {
  isBusy = false;
  const answer = <Result>(result: Result) =>
    isBusy ? Promise.reject(unavailableError()) : Promise.resolve(result);
  const passwords = {
    hash: (password: string) => answer(btoa(password)),
    verify: (hash: string | null, password: string) => answer(hash === btoa(password)),
  };
  server = await startTestServer({ passwords }, { rateLimit: true });
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

/** As if they had passed: what is counted by time is counted anew. */
function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
}

const signIn = async (email: string, password = 'segredo-123') =>
  (await server.stranger().rest('POST', '/login', { email, password })).status;

const register = async () => {
  const input = { name: 'Ana', email: `${randomUUID()}@exemplo.com`, password: 'segredo-123' };
  return (await server.stranger().rest('POST', '/register', input)).status;
};

async function often(times: number, ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await ask());
  return statuses;
}

test('many right sign-ins at once lock nobody out', async () => {
  const { email } = (await server.person()).user;
  const statuses = await Promise.all(Array.from({ length: 30 }, () => signIn(email)));
  expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
  passSeconds(10);
  expect(await often(12, () => signIn(email))).toEqual(Array(12).fill(200));
  passSeconds(10);
  expect(await often(11, () => signIn(email, 'errada-1'))).toEqual([
    ...Array<number>(10).fill(401),
    429,
  ]);
});

test('sign-ins and registrations that could not be looked at do not count', async () => {
  const { email } = (await server.person()).user;
  isBusy = true;
  expect(await often(12, () => signIn(email))).toEqual(Array(12).fill(503));
  expect(await often(35, register)).toEqual(Array(35).fill(503));
  isBusy = false;
  expect(await signIn(email)).toBe(200);
  expect(await register()).toBe(201);
});

test('a blocked account with the right password is told so, however often', async () => {
  const { email, id } = (await server.person()).user;
  const data = { isBlocked: 'true' };
  await server.database.prisma.user.update({ where: { id }, data });
  expect(await often(12, () => signIn(email))).toEqual(Array(12).fill(403));
});

test('a password of one’s own account that could not be looked at does not count', async () => {
  const ana = await server.person();
  const change = async (currentPassword: string) => {
    const input = { currentPassword, newPassword: 'outra-senha-1' };
    return (await ana.rest('PUT', '/user/password', input)).status;
  };
  isBusy = true;
  expect(await often(12, () => change('segredo-123'))).toEqual(Array(12).fill(503));
  isBusy = false;
  expect(await often(11, () => change('errada-1'))).toEqual([...Array<number>(10).fill(400), 429]);
});
