import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerGracefulShutdown } from './graceful-shutdown';

/** Keeps its connections for the next request, as browsers and proxies do. */
let client: Agent;
let app = Fastify();
let port = 0;
let began: () => void = () => undefined;
let finish: () => void = () => undefined;

beforeEach(async () => {
  client = new Agent({ keepAlive: true });
  app = Fastify();
  registerGracefulShutdown(app);
  const work = new Promise<string>((resolve) => (finish = () => resolve('done')));
  app.get('/late', () => {
    began();
    return work;
  });
  app.get('/piece-by-piece', (_request, reply) => {
    const pieces = new PassThrough();
    pieces.write('begun, ');
    void work.then((last) => pieces.end(last));
    return reply.send(pieces);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  vi.useRealTimers();
  client.destroy();
  await app.close();
});

const ask = (path: string) => get({ host: '127.0.0.1', port, path, agent: client });

async function answerTo(asked: ReturnType<typeof ask>): Promise<IncomingMessage> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

test('what ran is answered, says that it was the last, and the server is closed', async () => {
  const running = new Promise<void>((resolve) => (began = resolve));
  const asked = ask('/late');
  const answered = answerTo(asked);
  await running;
  const closed = app.close();
  setImmediate(() => finish());
  const answer = await answered;
  expect(answer.headers.connection).toBe('close');
  expect(await text(answer)).toBe('done');
  await closed;
});

test('an answer that had begun comes to its end, and its connection with it', async () => {
  const answer = await answerTo(ask('/piece-by-piece'));
  await once(answer, 'readable');
  const closed = app.close();
  setImmediate(() => finish());
  expect(await text(answer)).toBe('begun, done');
  await closed;
});

test('what does not come to an end is cut off in time for the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const running = new Promise<void>((resolve) => (began = resolve));
  const broken = once(ask('/late'), 'response').catch((error: unknown) => error);
  await running;
  const closed = app.close();
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await broken).toMatchObject({ code: 'ECONNRESET' });
  await closed;
});
