import type { ImageUse } from '@arrasta/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage, plainImage, pngClaiming } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { imageEncoder } from './image-encoder';

interface Stored {
  id: string;
  url: string;
  width: number;
  height: number;
}

let server: TestServer;
let ana: Person;
let png: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.person();
  png = await plainImage().png().toBuffer();
});
afterAll(() => server.close());

const encodeFor = imageEncoder();
const encode = (file: Uint8Array, use: ImageUse) => encodeFor('ana', file, use);
const mebibyte = 1024 * 1024;
const as = (type: string) => ({ 'content-type': type });

function upload(person: Person, file: Buffer, type = 'image/png', query = '') {
  return person.send<Stored>('POST', `/api/pictures${query}`, file, as(type));
}

describe('POST /api/pictures', () => {
  test('keeps a picture and answers where it is', async () => {
    const { status, body } = await upload(ana, png);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      url: `/api/pictures/${body.id}`,
      width: 40,
      height: 30,
    });
  });

  test.each([
    'image/png',
    'image/jpeg',
    'image/svg+xml',
    'application/octet-stream',
    'IMAGE/GIF; a=b',
  ])('looks at the bytes, not at the type %s', async (type) => {
    expect((await upload(ana, png, type)).status).toBe(201);
  });

  test('the same picture twice is one, for each person their own', async () => {
    const bia = await server.person('Bia');
    const file = await plainImage(50, 50, '#111827').jpeg().toBuffer();
    const first = await upload(ana, file);
    expect((await upload(ana, file)).body).toEqual(first.body);
    expect((await upload(bia, file)).body.id).not.toBe(first.body.id);
  });

  test('and also when it comes many times at once', async () => {
    const file = await plainImage(51, 51, '#111827').png().toBuffer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(ana, file)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('?use=avatar makes it 200 by 200', async () => {
    const { body } = await upload(ana, png, 'image/png', '?use=avatar');
    expect(body).toMatchObject({ width: 200, height: 200 });
    const served = await ana.send('GET', body.url);
    expect(served.headers['content-type']).toBe('image/jpeg');
  });

  test.each(['?use=banner', '?use=', '?use=avatar&use=avatar'])('%s is 400', async (query) => {
    expect(await upload(ana, png, 'image/png', query)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', issues: [{ path: 'use' }] },
    });
  });
});

describe('what is refused, in our words', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

  test.each([
    ['SVG', svg, 'image/svg+xml'],
    ['HTML as PNG', html, 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['JSON', Buffer.from('{}'), 'application/octet-stream'],
  ])('%s is 415', async (_what, file, type) => {
    expect(await upload(ana, file, type)).toMatchObject({
      status: 415,
      body: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'O arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
      },
    });
  });

  test.each([
    'application/json',
    'text/plain',
    'text/html',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image',
    '',
  ])('a picture sent as "%s" is 415', async (type) => {
    const answer = await ana.send('POST', '/api/pictures', png, type === '' ? {} : as(type));
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  test('a picture that is cut short is 400', async () => {
    expect(await upload(ana, png.subarray(0, -30))).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'A imagem está danificada e não pôde ser lida.' },
    });
  });

  test('a hundred megapixels are 413', async () => {
    expect(await upload(ana, pngClaiming(10_000, 10_000))).toMatchObject({
      status: 413,
      body: {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'A imagem é grande demais. O máximo são 50 megapixels.',
      },
    });
  });

  test('more than 20 MiB are 413, exactly 20 are read', async () => {
    const ofSize = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await upload(ana, ofSize(20 * mebibyte))).status).toBe(201);
    expect(await upload(ana, ofSize(20 * mebibyte + 1))).toMatchObject({
      status: 413,
      body: {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'Arquivo muito grande! O tamanho máximo é 20MB.',
      },
    });
  });

  test('an avatar is a JPEG, PNG or WebP of at most 2 MB', async () => {
    const avatar = (file: Buffer) => upload(ana, file, 'image/png', '?use=avatar');
    const gif = await plainImage().gif().toBuffer();
    expect(await avatar(gif)).toMatchObject({
      status: 415,
      body: { message: 'Use uma imagem JPEG, PNG ou WebP.' },
    });
    const ofSize = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await avatar(ofSize(2 * mebibyte))).status).toBe(201);
    expect(await avatar(ofSize(2 * mebibyte + 1))).toMatchObject({
      status: 413,
      body: { message: 'Arquivo muito grande! O tamanho máximo é 2MB.' },
    });
  });

  test('without a session it is 401, before the file is looked at', async () => {
    expect(await upload(server.stranger(), Buffer.alloc(21 * mebibyte))).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://mal.example' }])(
    'from another site, %j, it is 403',
    async (headers: Record<string, string>) => {
      const sent = { ...as('image/png'), ...headers };
      const answer = await ana.send('POST', '/api/pictures', png, sent);
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    },
  );

  test('beyond its space an account keeps nothing new, what is there stays', async () => {
    const size = (await encode(png, 'picture')).bytes.length;
    const small = await startTestServer({ accountSpace: Math.floor(2.5 * size) });
    const [bia, other] = [await small.person('Bia'), await small.person()];
    const known = (await upload(bia, png)).body;
    const noise = await noisyImage(100, 100).png().toBuffer();
    expect(await upload(bia, noise)).toMatchObject({
      status: 409,
      body: { code: 'QUOTA_EXCEEDED', allowed: Math.floor(2.5 * size) },
    });
    const second = await plainImage(40, 30, '#111827').png().toBuffer();
    const third = await plainImage(40, 30, '#4F46E5').png().toBuffer();
    const statuses = (await Promise.all([second, third].map((file) => upload(bia, file)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await upload(bia, png)).body).toEqual(known);
    expect((await upload(other, second)).status).toBe(201);
    await small.close();
  });
});

describe('GET /api/pictures/{id}', () => {
  test('gives the owner the picture, to be kept by the browser and run by nobody', async () => {
    const file = await noisyImage(300, 200).jpeg().toBuffer();
    const { body } = await upload(ana, file);
    const { status, headers } = await ana.send('GET', body.url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Cookie, Authorization',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('the bytes are a picture of the size that was told', async () => {
    const { body } = await upload(ana, await noisyImage(2500, 200).jpeg().toBuffer());
    const { rawPayload } = await server.app.inject({
      url: body.url,
      headers: { cookie: ana.cookie },
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: body.width,
      height: body.height,
    });
    expect(body.width).toBe(2160);
  });

  test('HEAD answers the same without the bytes', async () => {
    const { body } = await upload(ana, png);
    const [got, head] = [await ana.send('GET', body.url), await ana.send('HEAD', body.url)];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });

  test('who has it already gets 304', async () => {
    const { body } = await upload(ana, png);
    const { headers } = await ana.send('GET', body.url);
    const known = { 'if-none-match': `"x", ${String(headers.etag)}` };
    const again = await ana.send('GET', body.url, undefined, known);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    const other = await ana.send('GET', body.url, undefined, { 'if-none-match': '"x"' });
    expect(other.status).toBe(200);
  });

  test('to somebody else it does not exist, known content or not', async () => {
    const bia = await server.person('Bia');
    const { body } = await upload(ana, png);
    const { headers } = await ana.send('GET', body.url);
    await upload(bia, png);
    const known = { 'if-none-match': String(headers.etag) };
    for (const method of ['GET', 'HEAD'] as const) {
      const foreign = await bia.send(method, body.url, undefined, known);
      expect(foreign.status).toBe(404);
      expect(foreign.headers['cache-control']).toBe('no-store');
      expect(foreign.headers.etag).toBeUndefined();
      expect((await server.stranger().send(method, body.url)).status).toBe(401);
    }
    const unknown = await bia.send('GET', `/api/pictures/${randomUUID()}`);
    expect((await bia.send('GET', body.url)).text).toBe(unknown.text);
  });

  test.each(['x', '00000000', "1' OR '1'='1", 'a'.repeat(150)])('%s is 404', async (id) => {
    const answer = await ana.send('GET', `/api/pictures/${encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

test('a deck refers to its pictures by their addresses, wherever one belongs', async () => {
  const { url } = (await upload(ana, png)).body;
  const elements = [{ type: 'image', content: url }];
  const made = await ana.rest<{ id: string }>('POST', '/carousels', {
    brandAvatarUrl: url,
    panoramaImageUrl: url,
    slides: [{ backgroundImageUrl: url, elements }],
  });
  expect(made.status).toBe(201);
  const read = await ana.rest('GET', `/carousels/${made.body.id}`);
  expect(read.body).toMatchObject({
    brandAvatarUrl: url,
    panoramaImageUrl: url,
    slides: [{ backgroundImageUrl: url, elements }],
  });
  const preset = await ana.rest('POST', '/presets', { name: 'Com foto', brandAvatarUrl: url });
  expect(preset).toMatchObject({ status: 201, body: { brandAvatarUrl: url } });
});
