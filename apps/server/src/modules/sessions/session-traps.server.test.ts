import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Passwords } from '../../kernel/security/passwords';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
afterEach(() => server.close());

const day = 24 * 3_600_000;

function clock() {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

function promiseToKeep() {
  let resolvePromise: (() => void) | undefined;
  const kept = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return { kept, keep: () => resolvePromise?.() };
}

/** Passwords whose check waits until it is let go. */
function heldPasswords() {
  const held = promiseToKeep();
  const reached = promiseToKeep();
  const passwords: Passwords = {
    hash: (password) => Promise.resolve(password),
    verify: async () => {
      reached.keep();
      await held.kept;
      return false;
    },
  };
  return { passwords, isReached: reached.kept, letGo: held.keep };
}

describe('a session that was ended', () => {
  test('is not brought back by a slow request that ends after it', async () => {
    const { passwords, isReached, letGo } = heldPasswords();
    server = await startTestServer({ passwords });
    const ana = await server.person();
    const cookie = ana.cookie;
    const slowTab = server.stranger();
    slowTab.cookie = cookie;

    const slow = slowTab.rest('POST', '/login', { email: ana.user.email, password: 'errada-123' });
    await isReached;
    await ana.rest('POST', '/logout');
    letGo();
    expect((await slow).status).toBe(401);
    await setImmediate();

    expect(await server.database.prisma.session.count({ where: { userId: ana.user.id } })).toBe(0);
    slowTab.cookie = cookie;
    expect((await slowTab.rest('GET', '/user')).status).toBe(401);
  });

  test('cannot be written back by the store', async () => {
    server = await startTestServer();
    const ana = await server.person();
    const [row] = await server.database.prisma.session.findMany();
    await ana.rest('POST', '/logout');
    await server.context.sessions.update(row?.sid ?? '', { userId: ana.user.id });
    expect(await server.database.prisma.session.count()).toBe(0);
  });
});

describe('a session ends by itself', () => {
  test('after seven days without use', async () => {
    const { now, pass } = clock();
    server = await startTestServer({ now });
    const ana = await server.person();
    pass(6 * day);
    expect((await ana.rest('GET', '/user')).status).toBe(200);
    pass(6 * day);
    expect((await ana.rest('GET', '/user')).status).toBe(200);
    pass(7 * day + 1);
    expect((await ana.rest('GET', '/user')).status).toBe(401);
  });

  test('after thirty days, however much it is used', async () => {
    const { now, pass } = clock();
    server = await startTestServer({ now });
    const ana = await server.person();
    for (let week = 0; week < 5; week += 1) {
      pass(5.9 * day);
      expect((await ana.rest('GET', '/user')).status).toBe(200);
    }
    pass(day);
    expect((await ana.rest('GET', '/user')).status).toBe(401);
  });
});

test('reading does not write to the session more than once an hour', async () => {
  const { now, pass } = clock();
  server = await startTestServer({ now });
  const ana = await server.person();
  const expiry = async () => (await server.database.prisma.session.findFirst())?.expire;
  const first = await expiry();
  pass(59 * 60_000);
  await ana.rest('GET', '/user');
  expect(await expiry()).toEqual(first);
  pass(2 * 60_000);
  await ana.rest('GET', '/user');
  expect(await expiry()).not.toEqual(first);
});
