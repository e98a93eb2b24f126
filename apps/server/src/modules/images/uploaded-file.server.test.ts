import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { heldBody } from '../../../testing/held-body';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { imageEncoder } from './image-encoder';

const mebibyte = 1024 * 1024;
let server: TestServer;
let uploadUrl: string;
let ana: Person;
let png: Buffer;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  server.app.server.on('connection', (socket) => sockets.push(socket));
  uploadUrl = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/pictures`;
  ana = await server.person();
  png = await plainImage().png().toBuffer();
});
afterAll(() => server.close());

function upload(body: NonNullable<RequestInit['body']>, cookie = ana.cookie) {
  const headers = { 'content-type': 'image/png', cookie };
  return fetch(uploadUrl, { method: 'POST', headers, body, duplex: 'half' });
}

/** Bytes that have come to the server since it listens, those of headers included. */
function countReceived(): number {
  return sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
}

test.each([21, 60])('a file of %i MB is answered, not cut off', async (size) => {
  const answer = await upload(Buffer.alloc(size * mebibyte));
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test('so is one that does not say how long it is', async () => {
  const part = new Uint8Array(mebibyte);
  let left = 21;
  const endless = new ReadableStream({
    pull: (controller) => {
      if ((left -= 1) >= 0) controller.enqueue(part);
      else controller.close();
    },
  });
  expect((await upload(endless)).status).toBe(413);
});

test('so is one of nobody', async () => {
  expect((await upload(Buffer.alloc(10 * mebibyte), '')).status).toBe(401);
});

test('six files of one account are let in at once, its seventh is not, another account’s is', async () => {
  const image = await imageEncoder()('ana', png, 'picture');
  const underway: (() => void)[] = [];
  const encodeImage = () =>
    new Promise<typeof image>((resolve) => {
      underway.push(() => {
        resolve(image);
      });
    });
  const busy = await startTestServer({ encodeImage });
  const [bia, caio] = [await busy.person('Bia'), await busy.person('Caio')];
  const post = (person: Person) =>
    person.send('POST', '/api/pictures', png, { 'content-type': 'image/png' });
  const six = Array.from({ length: 6 }, () => post(bia));
  await vi.waitUntil(() => underway.length === 6, { timeout: 20_000 });
  const seventh = await post(bia);
  expect([seventh.status, seventh.headers['retry-after']]).toEqual([503, '2']);
  six.push(post(caio));
  await vi.waitUntil(() => underway.length === 7, { timeout: 20_000 });
  for (const finish of underway) finish();
  expect((await Promise.all(six)).map(({ status }) => status)).toEqual(Array(7).fill(201));
  const next = post(bia);
  await vi.waitUntil(() => underway.length === 8, { timeout: 20_000 });
  underway.at(-1)?.();
  expect((await next).status).toBe(201);
  await busy.close();
});

test('a file for which there is no memory left is answered, not cut off', async () => {
  const [bia, caio] = [await server.person('Bia'), await server.person('Caio')];
  const gates: (() => void)[] = [];
  /** All of a file but its end. */
  const held = (person: Person) =>
    upload(
      new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.alloc(19 * mebibyte));
          gates.push(() => {
            controller.close();
          });
        },
      }),
      person.cookie,
    );
  const before = countReceived();
  const first = [bia, bia, bia, bia, caio, caio, caio, caio].map(held);
  // One more file that came before all of these would take the room of one of them.
  const isReceived = () => countReceived() - before >= 8 * 19 * mebibyte;
  await vi.waitUntil(isReceived, { timeout: 20_000 });
  const answer = await upload(Buffer.alloc(20 * mebibyte));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  for (const open of gates) open();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(415));
});

test('eighteen files that hardly come keep nobody’s place', async () => {
  const slow: ReturnType<typeof heldBody>[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { cookie } = await server.person();
    const headers = { 'content-type': 'image/png', cookie };
    for (let sent = 0; sent < 6; sent += 1) {
      slow.push(heldBody({ method: 'POST', url: uploadUrl, headers, body: png }));
    }
  }
  const calls = Array.from({ length: 6 }, () => upload(png));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(201));
  const answers = await Promise.all(slow.map((call) => call.letGo()));
  expect(answers).toEqual(Array(18).fill(201));
});
