import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerConnectionError } from './connection-errors';

const server = createServer({
  headersTimeout: 50,
  requestTimeout: 100,
  connectionsCheckingInterval: 10,
  maxHeaderSize: 1024,
});
server.on('clientError', answerConnectionError);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Everything that comes back until the server hangs up. */
function answerTo(text: string): Promise<string> {
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
  const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(head).toContain('application/json');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain("frame-ancestors 'none'");
  expect(head).toContain(`Content-Length: ${String(Buffer.byteLength(body))}`);
  expect(JSON.parse(body)).toEqual({ code, message });
});
