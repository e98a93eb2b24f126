import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  // Longer than any test: what waits is not answered in it.
  server = await startTestServer({ refusalDelayMs: 300_000 });
});
afterAll(() => server.close());

/** What a call from that address is answered. */
async function call(remoteAddress: string, headers = {}): Promise<number> {
  return (await server.app.inject({ url: '/api/user', remoteAddress, headers })).statusCode;
}

/** Calls of nobody from that address, and how many were answered. */
function callInVain(remoteAddress: string, count: number) {
  const seen = { answered: 0 };
  for (let number = 0; number < count; number += 1) {
    void call(remoteAddress).then(() => (seen.answered += 1));
  }
  return seen;
}

test('who is refused again and again hears of it later, who is answered or elsewhere at once', async () => {
  const { cookie } = await server.person();
  for (let number = 0; number < 20; number += 1) expect(await call('10.1.1.1')).toBe(401);
  const late = callInVain('10.1.1.1', 2);
  for (let number = 0; number < 10; number += 1) {
    expect(await call('10.1.1.1', { cookie })).toBe(200);
    expect(await call('10.1.1.2')).toBe(401);
  }
  expect(late.answered).toBe(0);
});

test('meanwhile such calls take no place of those that are worked on', async () => {
  const { cookie } = await server.person();
  const refused = callInVain('10.1.2.1', 200);
  await expect.poll(() => refused.answered).toBe(20);
  expect(await call('10.1.2.1', { cookie })).toBe(200);
  expect(refused.answered).toBe(20);
});
