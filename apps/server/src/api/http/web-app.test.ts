import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountWebApp } from './web-app';

const script = 'export const words = "as they were built";\n';
let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets/app.js'), script);
  await writeFile(join(folder, 'assets/app.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'assets/logo.png'), 'png');
  await writeFile(join(folder, 'service-worker.js'), script);
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  app = Fastify();
  await mountWebApp(app, folder);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const fetchScript = (encoding: string) =>
  app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': encoding } });

test('a browser that takes gzip gets the file that the build compressed', async () => {
  const answer = await fetchScript('gzip');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(answer.rawPayload).toEqual(gzipSync(script));
});

test('one that takes none gets the file as it is, from the same address', async () => {
  const answer = await fetchScript('identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(answer.body).toBe(script);
});

test('a picture among the assets is sent as well, and kept by the browser', async () => {
  for (const [name, type] of [
    ['app.js', 'application/javascript; charset=utf-8'],
    ['logo.png', 'image/png'],
  ]) {
    const answer = await app.inject({ url: `/assets/${name}` });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      vary: 'Accept-Encoding',
    });
  }
});

test('an asset that another version took away meanwhile is not found', async () => {
  await rm(join(folder, 'assets/app.js'));
  expect((await fetchScript('identity')).statusCode).toBe(404);
});

test('an asset is read from the disk once', async () => {
  await fetchScript('gzip');
  await rm(join(folder, 'assets/app.js.gz'));
  expect((await fetchScript('gzip')).rawPayload).toEqual(gzipSync(script));
});

test.each([
  '/assets/',
  '/assets/none.js',
  '/assets/..%2f..%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/%00',
  '/nothing-here',
])('%s names no file: the page, as not found', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('<!doctype html>');
});

test.each([
  ['/service-worker.js', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s keeps its name, and is asked for anew each time', async (url, type) => {
  const answer = await app.inject({ url });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type });
});

test.each(['/', '/auth', '/carousel/1', '/novo', '/modelos', '/planejador', '/settings', '/admin'])(
  '%s is a screen',
  async (url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html>']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);
