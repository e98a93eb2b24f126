import { describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage, plainImage } from '../../../testing/image-files';
import { onProxyScene, refusals } from '../../../testing/proxy-scene';

interface Stored {
  id: string;
  url: string;
  width: number;
  height: number;
}

const scene = await onProxyScene();

const keep = (body: unknown, person: Person = scene.ana) =>
  person.rest<Stored>('POST', '/pictures/from-address', body);

describe('POST /api/pictures/from-address', () => {
  test('keeps the picture as if it had been uploaded, and once', async () => {
    const { host, origin, ana } = scene;
    const file = await noisyImage(300, 200).jpeg().toBuffer();
    host.serve('/praia.jpg', file);
    const kept = await keep({ url: `${origin}/praia.jpg` });
    expect(kept.status).toBe(201);
    const { id } = kept.body;
    expect(kept.body).toEqual({ id, url: `/api/pictures/${id}`, width: 300, height: 200 });
    const served = await ana.send('GET', kept.body.url);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const sent = { 'content-type': 'image/jpeg' };
    const uploaded = await ana.send<Stored>('POST', '/api/pictures', file, sent);
    expect(uploaded.body.id).toBe(id);
    expect((await keep({ url: `${origin}/praia.jpg` })).body).toEqual(kept.body);
  });

  test('for the avatar it makes it one', async () => {
    scene.host.serve('/rosto', scene.png);
    const { body } = await keep({ url: `${scene.origin}/rosto`, use: 'avatar' });
    expect(body).toMatchObject({ width: 200, height: 200 });
  });

  test('belongs to whoever asked', async () => {
    scene.host.serve('/minha', await plainImage(41, 41).png().toBuffer());
    const bia = await scene.server.person('Bia');
    const { body } = await keep({ url: `${scene.origin}/minha` });
    expect((await bia.send('GET', body.url)).status).toBe(404);
  });

  test('needs somebody who is signed in, and comes from no other site', async () => {
    const url = `${scene.origin}/minha`;
    expect((await keep({ url }, scene.server.stranger())).status).toBe(401);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const answer = await scene.ana.rest('POST', '/pictures/from-address', { url }, foreign);
    expect(answer.status).toBe(403);
    expect(scene.host.asked).toHaveLength(0);
  });

  test.each([
    'http://127.0.0.1/',
    'http://dentro.example/foto.png',
    'http://intranet.example/foto.png',
    'file:///etc/passwd',
    '/api/user',
    '',
  ])('%j is refused', async (url) => {
    expect(await keep({ url })).toMatchObject(refusals.refused);
  });

  test('what is none, and what is not there, is told as the proxy does', async () => {
    scene.host.serve('/texto', Buffer.from('texto'));
    expect(await keep({ url: `${scene.origin}/texto` })).toMatchObject(refusals.noImage);
    expect(await keep({ url: `${scene.origin}/nada` })).toMatchObject(refusals.failed);
  });

  test.each([
    [{}, 'url'],
    [{ url: 1 }, 'url'],
    [{ url: ['http://fotos.example/'] }, 'url'],
    [{ url: 'http://fotos.example/', use: 'banner' }, 'use'],
  ])('%j is 400', async (body, path) => {
    expect(await keep(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });
});
