import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pngClaiming } from '../../../testing/image-files';
import { waitForClose, onProxyScene, refusals } from '../../../testing/proxy-scene';

const mebibyte = 1024 * 1024;

const { failed, tooLarge, noImage } = refusals;
const { host, png, origin, ask } = await onProxyScene();

describe('hosts that fail', () => {
  test.each([201, 204, 206, 304, 401, 403, 404, 429, 500, 503])('with %i', async (status) => {
    host.on('/falha', (_request, response) => response.writeHead(status).end());
    expect(await ask(`${origin}/falha`)).toMatchObject(failed);
  });

  test('without a name, and without an answer', async () => {
    expect(await ask('http://ninguem.example/foto.png')).toMatchObject(failed);
    host.on('/corta', (request) => request.socket.destroy());
    expect(await ask(`${origin}/corta`)).toMatchObject(failed);
  });

  test('in the middle of what they promised', async () => {
    host.on('/metade', (request, response) => {
      response.writeHead(200, { 'content-length': png.length + 1000 });
      response.write(png, () => request.socket.destroy());
    });
    expect(await ask(`${origin}/metade`)).toMatchObject(failed);
  });

  test('nothing of why is told', async () => {
    const { text } = await ask('http://ninguem.example/foto.png');
    expect(text).not.toMatch(/ENOTFOUND|getaddrinfo|ninguem/);
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['HTML as PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from(svg)],
    ['nothing', () => Buffer.alloc(0)],
    ['a gzip', () => gzipSync(Buffer.alloc(mebibyte))],
    ['what only begins like a PNG', () => Buffer.concat([png.subarray(0, 8), Buffer.from(svg)])],
    ['a BMP', () => Buffer.from('BM      ')],
  ])('%s is 415', async (_what, file) => {
    host.serve('/nada', file());
    expect(await ask(`${origin}/nada`)).toMatchObject(noImage);
  });

  test('packed although it was not to be, it is left packed', async () => {
    host.serve('/bomba', gzipSync(Buffer.alloc(20 * mebibyte)), { 'content-encoding': 'gzip' });
    expect((await ask(`${origin}/bomba`)).status).toBe(415);
    host.serve('/pacote', gzipSync(png), { 'content-encoding': 'gzip' });
    expect((await ask(`${origin}/pacote`)).status).toBe(415);
  });
});

describe('too large', () => {
  test('ten mebibytes are taken, one byte more is not', async () => {
    const full = Buffer.concat([png, Buffer.alloc(10 * mebibyte - png.length)]);
    host.serve('/cheia', full);
    expect((await ask(`${origin}/cheia`)).status).toBe(200);
    host.serve('/demais', Buffer.concat([full, Buffer.alloc(1)]));
    expect(await ask(`${origin}/demais`)).toMatchObject(tooLarge);
  });

  test('one that says so is not even read', async () => {
    const closed: Promise<unknown>[] = [];
    host.on('/promessa', (request, response) => {
      closed.push(waitForClose(request.socket));
      response.writeHead(200, { 'content-length': 1_000_000_000 }).write(png);
    });
    expect(await ask(`${origin}/promessa`)).toMatchObject(tooLarge);
    await Promise.all(closed);
  });

  test('one without an end is left', async () => {
    let sent = 0;
    const closed: Promise<unknown>[] = [];
    host.on('/sem-fim', (request, response) => {
      closed.push(waitForClose(request.socket));
      response.writeHead(200, { 'content-type': 'image/png' }).write(png);
      const more = () => {
        if (request.socket.destroyed) return;
        sent += mebibyte;
        response.write(Buffer.alloc(mebibyte), more);
      };
      more();
    });
    expect(await ask(`${origin}/sem-fim`)).toMatchObject(tooLarge);
    await Promise.all(closed);
    expect(sent).toBeLessThan(64 * mebibyte);
  });

  test('256 megapixels in a few bytes', async () => {
    host.serve('/enorme', pngClaiming(16_000, 16_000));
    expect(await ask(`${origin}/enorme`)).toMatchObject(tooLarge);
    host.serve('/grande', pngClaiming(10_000, 5_000));
    expect((await ask(`${origin}/grande`)).status).toBe(200);
  });
});
