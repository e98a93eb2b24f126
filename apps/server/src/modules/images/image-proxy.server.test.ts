import { describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { plainImage } from '../../../testing/image-files';
import { waitForClose, proxyUrlOf, onProxyScene, refusals } from '../../../testing/proxy-scene';

const { refused, failed } = refusals;
const { host, inside, server, ana, png, origin, ask } = await onProxyScene();

describe('a picture of another host', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    '%s is given on as what it is, to be looked at alone',
    async (format) => {
      const file = await plainImage().toFormat(format).toBuffer();
      host.serve('/foto', file, { 'content-type': 'text/html', 'set-cookie': 'dele=1' });
      const { status, headers } = await ask(`${origin}/foto`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(file.length),
        'cache-control': 'private, max-age=3600',
        vary: 'Cookie, Authorization',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('arrives byte by byte as it is there', async () => {
    host.serve('/foto', png);
    const cookie = ana.cookie;
    const { rawPayload } = await server.app.inject({
      url: proxyUrlOf(`${origin}/foto`),
      headers: { cookie },
    });
    expect(rawPayload.equals(png)).toBe(true);
  });

  test('HEAD says the same without the bytes, and the same when it is not there', async () => {
    host.serve('/foto', png);
    const { status, headers, text } = await ana.send('HEAD', proxyUrlOf(`${origin}/foto`));
    expect([status, text, headers['content-type']]).toEqual([200, '', 'image/png']);
    expect(headers['content-length']).toBe(String(png.length));
    expect((await ana.send('HEAD', proxyUrlOf(`${origin}/nada`))).status).toBe(502);
    expect((await ana.send('HEAD', proxyUrlOf('http://127.0.0.1/'))).status).toBe(400);
  });

  test('its host learns nothing of who asks', async () => {
    host.serve('/foto', png);
    const authorization = `Bearer ${(await makeToken(ana, 'read')).token}`;
    const own = { authorization, referer: 'https://a/', 'x-own': '1', origin: 'null' };
    await ana.send('GET', proxyUrlOf(`${origin}/foto`), undefined, {
      ...own,
      'sec-fetch-site': 'same-origin',
    });
    const [{ headers } = { headers: {} }] = host.asked;
    expect(headers).toEqual({
      host: `fotos.example:${host.port}`,
      accept: expect.any(String) as string,
      'accept-encoding': 'identity',
      'user-agent': 'Arrasta',
      connection: 'close',
    });
  });
});

describe('who may ask', () => {
  test('nobody who is not signed in', async () => {
    host.serve('/foto', png);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.stranger().send(method, proxyUrlOf(`${origin}/foto`));
      expect(answer.status).toBe(401);
    }
    expect(host.asked).toHaveLength(0);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://mal.example' },
  ])('no page of another site: %j', async (headers: Record<string, string>) => {
    host.serve('/foto', png);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ana.send(method, proxyUrlOf(`${origin}/foto`), undefined, headers);
      expect(answer.status).toBe(403);
    }
    expect(host.asked).toHaveLength(0);
  });

  test.each(['same-origin', 'none'])('a page of ours: %s', async (site) => {
    host.serve('/foto', png);
    const headers = { 'sec-fetch-site': site };
    const answer = await ana.send('GET', proxyUrlOf(`${origin}/foto`), undefined, headers);
    expect(answer.status).toBe(200);
  });
});

describe('refused, in the same words and without a connection:', () => {
  const bodyOf = async (path: string) => (await ana.send('GET', `/api/proxy-image${path}`)).text;

  test.each([
    'http://dentro.example/foto.png',
    'http://mapeado.example/foto.png',
    'http://intranet.example/foto.png',
    'http://127.0.0.1/foto.png',
    'http://2130706433/foto.png',
    'http://[::ffff:127.0.0.1]/foto.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://ana:segredo@fotos.example/',
    'nada',
  ])('%s', async (imageUrl) => {
    const [first, second] = [await ask(imageUrl), await bodyOf('?url=http://10.0.0.1/')];
    expect(first).toMatchObject(refused);
    expect(first.text).toBe(second);
  });

  test.each(['', '?url=', '?url=a&url=b', '?outra=1'])('%j', async (query) => {
    const answer = await ana.send('GET', `/api/proxy-image${query}`);
    expect(answer).toMatchObject(refused);
  });

  test('the same host on a port that is not listed', async () => {
    expect(await ask(`http://fotos.example:${inside.port}/foto.png`)).toMatchObject(refused);
    expect(await ask(`http://127.0.0.1:${host.port}/foto.png`)).toMatchObject(refused);
    expect([inside.connections(), host.asked.length]).toEqual([0, 0]);
  });
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%i is followed', async (status) => {
    host.serve('/foto', png);
    host.redirect('/antes', '/foto', status);
    expect((await ask(`${origin}/antes`)).status).toBe(200);
  });

  test('three are followed, a fourth is not', async () => {
    host.serve('/0', png);
    for (const left of [1, 2, 3, 4]) host.redirect(`/${left}`, `${origin}/${left - 1}`);
    expect((await ask(`${origin}/3`)).status).toBe(200);
    host.asked.length = 0;
    expect(await ask(`${origin}/4`)).toMatchObject(failed);
    expect(host.asked).toHaveLength(4);
  });

  test('a circle ends', async () => {
    host.redirect('/roda', '/roda');
    expect(await ask(`${origin}/roda`)).toMatchObject(failed);
  });

  test.each([
    () => `http://127.0.0.1:${inside.port}/foto.png`,
    () => `http://fotos.example:${inside.port}/foto.png`,
    () => `//127.0.0.1:${inside.port}/foto.png`,
    () => `http://[::ffff:127.0.0.1]:${inside.port}/foto.png`,
    () => 'http://dentro.example/foto.png',
    () => 'http://169.254.169.254/',
    () => 'file:///etc/passwd',
    () => 'data:image/png;base64,AAAA',
    () => `http://ana:segredo@fotos.example:${host.port}/foto`,
    () => `https://example.com/${'a'.repeat(2048)}`,
  ])('what is refused is refused there as well: %s', async (location) => {
    host.serve('/foto', png);
    host.redirect('/longe', location());
    expect(await ask(`${origin}/longe`)).toMatchObject(refused);
    expect([inside.connections(), host.asked.length]).toEqual([0, 1]);
  });

  test('one that goes on talking is left at once, not when the time is over', async () => {
    const began = performance.now();
    host.serve('/foto', png);
    const left: Promise<void>[] = [];
    host.on('/fala', (request, response) => {
      left.push(waitForClose(request.socket));
      response.writeHead(302, { location: '/foto' }).write('moved');
    });
    expect((await ask(`${origin}/fala`)).status).toBe(200);
    expect(left).toHaveLength(1);
    await Promise.all(left);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  test('one that leads nowhere is a failure', async () => {
    host.on('/nenhures', (_request, response) => response.writeHead(302).end());
    expect(await ask(`${origin}/nenhures`)).toMatchObject(failed);
  });
});
