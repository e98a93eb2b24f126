import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../../testing/person';
import { waitForClose, proxyUrlOf, onProxyScene, refusals } from '../../../testing/proxy-scene';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const { slow } = refusals;
const { host, server, ana, png, origin, ask, downloadWithin, resolve } = await onProxyScene();
const bia = await server.person('Bia');

describe('too slow', () => {
  let hasty: TestServer;
  let caio: Person;

  beforeAll(async () => {
    hasty = await startTestServer({ download: downloadWithin(400) });
    caio = await hasty.person('Caio');
  });
  afterAll(() => hasty.close());

  test('before it answers', async () => {
    host.on('/calado', () => undefined);
    expect(await ask(`${origin}/calado`, caio)).toMatchObject(slow);
  });

  test('drop by drop, though something comes all the time', async () => {
    host.on('/gotas', (request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write(png.subarray(0, 8));
      const drops = setInterval(() => response.write('.'), 20);
      request.socket.on('close', () => clearInterval(drops));
    });
    expect(await ask(`${origin}/gotas`, caio)).toMatchObject(slow);
  });

  test('from one address to the next', async () => {
    for (const [from, to] of ['/p1 /p2', '/p2 /p3', '/p3 /p4'].map((pair) => pair.split(' '))) {
      host.on(from ?? '', (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: to }).end(), 200);
      });
    }
    expect(await ask(`${origin}/p1`, caio)).toMatchObject(slow);
  });

  test('a name that is not answered', async () => {
    resolve.mockReturnValueOnce(new Promise(() => undefined));
    expect(await ask(`${origin}/foto`, caio)).toMatchObject(slow);
  });
});

test('the real time is five seconds', async () => {
  host.on('/calado', () => undefined);
  const began = performance.now();
  expect((await ask(`${origin}/calado`)).status).toBe(504);
  expect(performance.now() - began).toBeGreaterThan(4_900);
  expect(performance.now() - began).toBeLessThan(7_000);
});

describe('many at once', () => {
  /** Lets the host answer only when it is asked to. */
  function gate() {
    const waiting: (() => void)[] = [];
    host.on('/espera', (_request, response) => {
      waiting.push(() => response.writeHead(200).end(png));
    });
    return {
      waiting,
      async open(count: number) {
        await vi.waitUntil(() => waiting.length >= count, { timeout: 20_000 });
        for (const answer of waiting.splice(0)) answer();
      },
    };
  }

  test('four of one account are on their way, others wait, and more are sent away', async () => {
    const { waiting, open } = gate();
    const asked = Array.from({ length: 29 }, () => ask(`${origin}/espera`));
    await vi.waitUntil(() => waiting.length === 4, { timeout: 20_000 });
    expect((await Promise.race(asked)).status).toBe(503);
    const hers = ask(`${origin}/espera`, bia);
    await vi.waitUntil(() => waiting.length === 5, { timeout: 20_000 });
    for (let round = 0; round < 7; round += 1) await open(4);
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(28).fill(200), 503]);
    expect((await hers).status).toBe(200);
  });
});

test('when nobody waits any more, the other host is left as well', async () => {
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const arrived = new Promise<{ left: Promise<unknown> }>((tell) => {
    host.on('/calado', (request) => tell({ left: waitForClose(request.socket) }));
  });
  const controller = new AbortController();
  const began = performance.now();
  const answer = fetch(`${serverUrl}${proxyUrlOf(`${origin}/calado`)}`, {
    headers: { cookie: ana.cookie },
    signal: controller.signal,
  });
  const { left } = await arrived;
  controller.abort();
  await expect(answer).rejects.toThrow();
  await left;
  expect(performance.now() - began).toBeLessThan(3_000);
});
