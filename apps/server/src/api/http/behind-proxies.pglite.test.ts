import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { readEnvironment } from '../../kernel/config/environment';

let server: TestServer;

async function startBehind(proxies: string): Promise<void> {
  const { TRUST_PROXY: trustProxy } = readEnvironment({ TRUST_PROXY: proxies });
  server = await startTestServer({}, { rateLimit: true, trustProxy });
}
afterEach(() => server.close());

/** Statuses of twelve wrong sign-ins of one e-mail, each with what its caller made up. */
async function twelveTries(forwarded: (time: number) => string): Promise<number[]> {
  const input = { email: `${randomUUID()}@exemplo.com`, password: 'errada-1' };
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const headers = { 'x-forwarded-for': forwarded(time) };
    statuses.push((await server.stranger().rest('POST', '/login', input, headers)).status);
  }
  return statuses;
}

const limited = [...Array<number>(10).fill(401), 429, 429];

test.each([
  ['on', (time: number) => `9.9.9.${String(time)}, 198.51.100.7`],
  ['on', (time: number) => `198.51.100.7:${String(4000 + time)}`],
  ['on', (time: number) => `nobody-${String(time)}`],
  ['2', (time: number) => `9.9.9.${String(time)}, 198.51.100.7, 10.0.0.2`],
  ['127.0.0.1,10.0.0.0/8', (time: number) => `9.9.9.${String(time)}, 198.51.100.7, 10.0.0.2`],
  ['10.0.0.0/8', (time: number) => `9.9.9.${String(time)}`],
])('with TRUST_PROXY=%s a caller cannot make up where it is', async (proxies, forwarded) => {
  await startBehind(proxies);
  expect(await twelveTries(forwarded)).toEqual(limited);
});

test('callers behind one proxy count apart, and are recorded as what it saw', async () => {
  await startBehind('on');
  const tries = await twelveTries((time) => `9.9.9.9, 198.51.100.${String(time)}:4001`);
  expect(tries).toEqual(Array(12).fill(401));
  const where = { action: 'login.refused', ip: '198.51.100.3' };
  expect(await server.database.prisma.auditEntry.count({ where })).toBe(1);
});
