import { thumbnailWidths } from '@arrasta/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage, plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let ana: Person;
/** Addresses of a photo of 2000x1000, and of a transparent drawing. */
let photo: string;
let drawing: string;

async function uploaded(file: Buffer): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  return (await ana.send<{ url: string }>('POST', '/api/pictures', file, headers)).body.url;
}

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.person();
  photo = await uploaded(await noisyImage(2000, 1000).jpeg().toBuffer());
  const glass = { r: 6, g: 214, b: 160, alpha: 0.5 };
  const clear = sharp({ create: { width: 900, height: 900, channels: 4, background: glass } });
  drawing = await uploaded(await clear.png().toBuffer());
});
afterAll(() => server.close());

async function bytesOf(url: string, person = ana): Promise<Buffer> {
  const answer = await server.app.inject({ url, headers: { cookie: person.cookie } });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.rawPayload;
}

test.each(thumbnailWidths)('a picture is served for a slide %i px wide', async (width) => {
  const small = await bytesOf(`${photo}?w=${String(width)}`);
  expect(await sharp(small).metadata()).toMatchObject({
    format: 'jpeg',
    width: width * 2.5,
    height: width * 1.25,
  });
  expect(small.length).toBeLessThan((await bytesOf(photo)).length);
});

test('a drawing stays transparent', async () => {
  const small = await sharp(await bytesOf(`${drawing}?w=160`)).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 200, height: 200, hasAlpha: true });
});

test('what is small already is not made larger', async () => {
  const little = await uploaded(await plainImage(40, 30).png().toBuffer());
  const { width, height } = await sharp(await bytesOf(`${little}?w=640`)).metadata();
  expect([width, height]).toEqual([40, 30]);
});

test('the browser keeps it like the picture, under a tag of its own', async () => {
  const [whole, small] = [await ana.send('GET', photo), await ana.send('GET', `${photo}?w=320`)];
  for (const name of ['content-type', 'cache-control', 'vary', 'content-security-policy']) {
    expect(small.headers[name]).toBe(whole.headers[name]);
  }
  const tag = String(small.headers.etag);
  expect(tag).not.toBe(whole.headers.etag);
  const fetchWithTag = (url: string, known: unknown) =>
    ana.send('GET', url, undefined, { 'if-none-match': String(known) });
  expect((await fetchWithTag(`${photo}?w=320`, tag)).status).toBe(304);
  expect((await fetchWithTag(`${photo}?w=320`, whole.headers.etag)).status).toBe(200);
  expect((await fetchWithTag(photo, tag)).status).toBe(200);
});

test('asked for many times at once it is made and kept once, until its picture goes', async () => {
  const url = await uploaded(await noisyImage(900, 600).jpeg().toBuffer());
  const asked = await Promise.all([1, 2, 3, 4].map(() => bytesOf(`${url}?w=160`)));
  expect(asked.every((bytes) => bytes.equals(asked[0] ?? Buffer.alloc(0)))).toBe(true);
  const { prisma } = server.database;
  const imageId = url.slice(-36);
  const kept = await prisma.pictureThumbnail.findMany({ where: { pictureId: imageId } });
  expect(kept).toHaveLength(1);
  expect(Buffer.from(kept[0]?.bytes ?? []).equals(asked[0] ?? Buffer.alloc(0))).toBe(true);
  await prisma.picture.delete({ where: { id: imageId } });
  expect(await prisma.pictureThumbnail.count({ where: { pictureId: imageId } })).toBe(0);
  expect((await ana.send('GET', `${url}?w=160`)).status).toBe(404);
});

test('to somebody else it does not exist, made or not', async () => {
  const bia = await server.person('Bia');
  await bytesOf(`${photo}?w=160`);
  expect((await bia.send('GET', `${photo}?w=160`)).status).toBe(404);
  expect((await server.stranger().send('GET', `${photo}?w=160`)).status).toBe(401);
});

test.each(['?w=', '?w=161', '?w=99999', '?w=160&w=160', '?w[]=160'])('%s is 400', async (query) => {
  expect(await ana.send('GET', `${photo}${query}`)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', issues: [{ path: 'w' }] },
  });
});
