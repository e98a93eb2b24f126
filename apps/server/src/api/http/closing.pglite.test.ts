import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/test-server';

test('what comes in while the server closes is refused in the form of every other error', async () => {
  const server = await startTestServer();
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(url.port), '127.0.0.1');
  const [connection] = await connected;
  const firstData = once(connection, 'data');
  socket.write('GET /api/user HTTP/1.1\r\nHost: a\r\n');
  await firstData;
  server.readiness.close();
  const closed = server.close();
  socket.write('\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*"code":"SERVICE_UNAVAILABLE"/);
  expect(answer.toLowerCase()).toContain('retry-after: 2');
  await closed;
});
