import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { endSlowReader } from './end-slow-reader';

async function serve(pace: { every: number; least: number }) {
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
  const { server, port, ends } = await serve({ every: 100, least: 1000 });
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => undefined);
  idle.pause();
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => ends).toEqual(['disconnected']);
  idle.destroy();
  server.close();
});

test('one that reads gets all of it', async () => {
  const { server, port, ends } = await serve({ every: 100, least: 1000 });
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`);
  expect((await answer.arrayBuffer()).byteLength).toBe(600 * 64 * 1024);
  await expect.poll(() => ends).toEqual(['taken']);
  server.closeAllConnections();
  server.close();
});
