import { createServer, Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerConnectionError,
  endSlowReader,
  refuseOverload,
  registerGracefulShutdown,
  pathOfTarget,
} from './app';
import { Readable, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { handleError } from '../kernel/errors/error-response';

test.each([
  ['/api/user?a=1', '/api/user?a=1'],
  ['//x/api/user', '//x/api/user'],
  ['/a?next=http://x/b', '/a?next=http://x/b'],
  ['*', '*'],
  ['http://arrasta.example:3000/api/user?a=1', '/api/user?a=1'],
  ['HTTPS://arrasta.example', '/'],
  ['http://arrasta.example?a=1', '/?a=1'],
  [undefined, '/'],
])('%j asks for %j', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});

/** Only the impatient one ends a call for its time, which others may need on a busy machine. */
const patient = createServer({ maxHeaderSize: 1024 });
const impatient = createServer({
  headersTimeout: 50,
  requestTimeout: 100,
  connectionsCheckingInterval: 10,
});
const servers = [patient, impatient];

beforeAll(async () => {
  for (const server of servers) {
    server.on('clientError', answerConnectionError);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  }
});
afterAll(() => Promise.all(servers.map((server) => new Promise((end) => server.close(end)))));

/** Everything that comes back until the server hangs up. */
function answerTo(text: string, server = patient): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

test.each([
  ['too slow', 'GET / HTTP/1.1\r\n', 408, 'BAD_REQUEST', 'O pedido demorou demais para chegar.'],
  [
    'a header too large',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(2000)}\r\n\r\n`,
    431,
    'PAYLOAD_TOO_LARGE',
    'Os cabeçalhos do pedido são grandes demais.',
  ],
  [
    'a body of two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'BAD_REQUEST',
    'O pedido não está no formato esperado.',
  ],
  ['no HTTP', 'olá\r\n\r\n', 400, 'BAD_REQUEST', 'O pedido não está no formato esperado.'],
])('%s is answered in our form', async (_name, text, status, code, message) => {
  const server = status === 408 ? impatient : patient;
  const [head = '', body = ''] = (await answerTo(text, server)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(head).toContain('application/json');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain("frame-ancestors 'none'");
  expect(head).toContain(`Content-Length: ${String(Buffer.byteLength(body))}`);
  expect(JSON.parse(body)).toEqual({ code, message });
});

async function serve(pace: { every: number; min: number }) {
  const ends: string[] = [];
  const server = createServer((_request, answer) => {
    endSlowReader(answer, pace);
    let isTaken = false;
    answer.on('finish', () => (isTaken = true));
    answer.on('close', () => ends.push(isTaken ? 'taken' : 'disconnected'));
    const parts = Array.from({ length: 600 }, () => Buffer.alloc(64 * 1024));
    pipeline(Readable.from(parts), answer).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, ends };
}

test('a client that does not read is disconnected', async () => {
  const { server, port, ends } = await serve({ every: 100, min: 1000 });
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => undefined);
  idle.pause();
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => ends).toEqual(['disconnected']);
  idle.destroy();
  server.close();
});

test('one that reads gets all of it', async () => {
  // A busy machine keeps a reader from reading for a while, the more as it shares its process here.
  const { server, port, ends } = await serve({ every: 10_000, min: 1000 });
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`);
  expect((await answer.arrayBuffer()).byteLength).toBe(600 * 64 * 1024);
  await expect.poll(() => ends).toEqual(['taken']);
  server.closeAllConnections();
  server.close();
});

describe('a server that ends', () => {
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

  async function responseTo(asked: ReturnType<typeof ask>): Promise<IncomingMessage> {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }

  test('what ran is answered, says that it was the last, and the server is closed', async () => {
    const running = new Promise<void>((resolve) => (began = resolve));
    const asked = ask('/late');
    const answered = responseTo(asked);
    await running;
    const closed = app.close();
    setImmediate(() => finish());
    const answer = await answered;
    expect(answer.headers.connection).toBe('close');
    expect(await text(answer)).toBe('done');
    await closed;
  });

  test('an answer that had begun comes to its end, and its connection with it', async () => {
    const answer = await responseTo(ask('/piece-by-piece'));
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
});

describe('with much to do', () => {
  /** Keeps the event loop busy for a second and more, so often, with one of its rounds between. */
  async function keepBusy(times: number) {
    for (let done = 0; done < times; done += 1) {
      const end = performance.now() + 1_010;
      while (performance.now() < end);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function serverWithLimit(limit: number) {
    const app = Fastify();
    app.setErrorHandler(handleError);
    await refuseOverload(app, limit);
    app.get('/', () => 'here');
    await app.ready();
    return app;
  }

  test('a server refuses beyond the limit, not for a single pause', async () => {
    const app = await serverWithLimit(40);
    const statusWhenBusy = async () => {
      await keepBusy(1);
      return (await app.inject('/')).statusCode;
    };
    expect(await statusWhenBusy()).toBe(200);
    await expect.poll(statusWhenBusy, { timeout: 20_000 }).toBe(503);
    await app.close();
  }, 30_000);

  test('it answers within the limit, also where the delay was not measured', async () => {
    const app = await serverWithLimit(5_000);
    const delayWhenBusy = async () => {
      await keepBusy(3);
      return app.memoryUsage().eventLoopDelay;
    };
    await expect.poll(delayWhenBusy, { timeout: 20_000 }).toBe(Infinity);
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
