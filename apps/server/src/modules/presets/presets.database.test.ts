import { limits } from '@arrasta/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage, plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Wire {
  id: string;
  name: string;
  brandAvatarUrl: string | null;
}

const smallAvatar = async () =>
  `data:image/png;base64,${(await plainImage().png().toBuffer()).toString('base64')}`;

let server: TestServer;
let time = Date.parse('2026-03-10T12:00:00.000Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date((time += 1000)) });
});
afterAll(() => server.close());

async function created(person: Person, body: object) {
  return (await person.rest<Wire>('POST', '/presets', body)).body;
}

describe('POST /api/presets', () => {
  test('makes a preset of documented defaults from a name alone', async () => {
    const ana = await server.person();
    const { status, body } = await ana.rest<Wire>('POST', '/presets', { name: '  Minha marca ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      userId: ana.user.id,
      name: 'Minha marca',
      brandName: null,
      brandHandle: null,
      brandAvatarUrl: null,
      theme: 'minimal',
      titleFont: 'merriweather',
      contentFont: 'montserrat',
      primaryColor: '#4F46E5',
      secondaryColor: '#FFFFFF',
      accentColor: '#111827',
      useCustomColors: 'false',
      gradient: null,
      pageIndicator: 'swipe_hint',
      hideFooter: 'false',
      createdAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
      updatedAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
    });
  });

  test('keeps every field as sent', async () => {
    const ana = await server.person();
    const fields = {
      name: 'Tudo',
      brandName: 'Ateliê',
      brandHandle: '@atelie',
      brandAvatarUrl: await smallAvatar(),
      theme: 'bold',
      titleFont: 'lora',
      contentFont: 'inter',
      primaryColor: '06D6A0',
      secondaryColor: '#fff',
      accentColor: 'rgb(1, 2, 3)',
      useCustomColors: 'true',
      gradient: 'linear-gradient(135deg, #06D6A0, #111827)',
      pageIndicator: 'none',
      hideFooter: 'true',
    };
    await created(ana, { ...fields, userId: 'x', title: 'não é daqui' });
    const { body } = await ana.rest<Wire[]>('GET', '/presets');
    expect(body).toMatchObject([{ ...fields, userId: ana.user.id }]);
    expect(body[0]).not.toHaveProperty('title');
  });

  test.each([[{}], [{ name: '   ' }], [{ name: null }]])(
    '%j is "Nome obrigatório"',
    async (body) => {
      const ana = await server.person();
      expect(await ana.rest('POST', '/presets', body)).toMatchObject({
        status: 400,
        body: {
          code: 'BAD_REQUEST',
          message: 'Nome obrigatório',
          issues: [{ path: 'name', message: 'Nome obrigatório' }],
        },
      });
    },
  );

  test('the same Idempotency-Key makes one preset', async () => {
    const ana = await server.person();
    const key = { 'idempotency-key': 'k-1' };
    const create = () => ana.rest<Wire>('POST', '/presets', { name: 'Uma vez' }, key);
    expect((await create()).body).toEqual((await create()).body);
    expect((await ana.rest<Wire[]>('GET', '/presets')).body).toHaveLength(1);
  });

  test('an avatar of megabytes becomes a stored picture, of more than four there is none', async () => {
    const ana = await server.person();
    const large = await noisyImage(700, 700).png().toBuffer();
    const post = (brandAvatarUrl: string) =>
      ana.rest<Wire>('POST', '/presets', { name: 'a', brandAvatarUrl });
    const stored = await post(`data:image/png;base64,${large.toString('base64')}`);
    expect(stored.status).toBe(201);
    expect(stored.body.brandAvatarUrl).toMatch(/^\/api\/pictures\//);
    expect((await post(`data:image/png;base64,${'A'.repeat(4_300_000)}`)).status).toBe(413);
  });

  test('refuses more megabytes of avatars than a list can carry', async () => {
    const ana = await server.person();
    // As they were kept before larger ones became stored pictures.
    const old = {
      userId: ana.user.id,
      name: 'a',
      brandAvatarUrl: 'A'.repeat(limits.presetAvatars / 4),
    };
    await server.database.prisma.carouselPreset.createMany({ data: Array(4).fill(old) });
    const oneMore = { name: 'a', brandAvatarUrl: await smallAvatar() };
    expect((await ana.rest('POST', '/presets', oneMore)).status).toBe(400);
    expect((await ana.rest('POST', '/presets', { name: 'sem imagem' })).status).toBe(201);
  });

  test('two hundred are the most, even when many come at once', async () => {
    const ana = await server.person();
    await server.database.prisma.carouselPreset.createMany({
      data: Array.from({ length: 198 }, (_, index) => ({
        userId: ana.user.id,
        name: `n${String(index)}`,
      })),
    });
    const many = [1, 2, 3, 4].map(() => ana.rest('POST', '/presets', { name: 'mais um' }));
    const answers = await Promise.all(many);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.message).toMatch(/no máximo 200 presets/);
  });
});

describe('GET and DELETE /api/presets', () => {
  test('lists newest first, one’s own alone', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    for (const name of ['primeiro', 'segundo', 'terceiro']) await created(ana, { name });
    const names = async (person: Person) =>
      (await person.rest<Wire[]>('GET', '/presets')).body.map(({ name }) => name);
    expect(await names(ana)).toEqual(['terceiro', 'segundo', 'primeiro']);
    expect(await names(bia)).toEqual([]);
  });

  test('deletes once; the second time is 404', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { name: 'Vai embora' });
    expect(await ana.rest('DELETE', `/presets/${id}`)).toMatchObject({ status: 204, text: '' });
    expect(await ana.rest('DELETE', `/presets/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Preset não encontrado' },
    });
  });
});

test('over tRPC booleans are booleans: create, list, delete', async () => {
  const ana = await server.person();
  const made = await ana.mutate<Wire>('presets.create', { name: 'Marca', hideFooter: true });
  expect(made.body.result.data).toMatchObject({
    name: 'Marca',
    hideFooter: true,
    theme: 'minimal',
  });
  const { id } = made.body.result.data;
  expect((await ana.query('presets.list')).body.result.data).toEqual([made.body.result.data]);
  expect((await ana.mutate('presets.delete', { id })).body.result.data).toBeNull();
  expect((await ana.mutate('presets.delete', { id })).body.error.data.code).toBe('NOT_FOUND');
});
