import { randomUUID } from 'node:crypto';
import { storedImageUrl } from '@arrasta/contract';
import type { SavedDeck } from '@arrasta/contract';
import { newCarouselFields, slideDefaults } from '@arrasta/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { removeUnusedImages } from './image-gc';
import { unusedImageRepo } from './image-gc.repo';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.person();
});
afterAll(() => server.close());

const day = 24 * 3_600_000;

async function uploaded(person: Person, color = '#06D6A0', at = server): Promise<string> {
  const file = await plainImage(40, 30, color).png().toBuffer();
  const headers = { 'content-type': 'image/png' };
  const { status, body, text } = await person.send<{ url: string }>(
    'POST',
    '/api/pictures',
    file,
    headers,
  );
  expect(status, text).toBe(201);
  await lastUsed(body.url, 0, at);
  return body.url;
}

const idOf = (url: string) => url.slice(-36);

/** Lets a picture's last use be so many days ago. */
async function lastUsed(url: string, days: number, { database } = server): Promise<void> {
  const lastUsedAt = new Date(Date.now() - days * day);
  await database.prisma.picture.update({ where: { id: idOf(url) }, data: { lastUsedAt } });
}

const sweep = () => removeUnusedImages(unusedImageRepo(server.database), new Date());
const isThere = async (person: Person, url: string) =>
  (await person.send('GET', url)).status === 200;

describe('a picture that nothing names', () => {
  test('goes after thirty days, and not before', async () => {
    const [old, younger] = [await uploaded(ana, '#111111'), await uploaded(ana, '#222222')];
    await lastUsed(old, 31);
    await lastUsed(younger, 29);
    await sweep();
    expect([await isThere(ana, old), await isThere(ana, younger)]).toEqual([false, true]);
  });

  test('stays when it was uploaded again', async () => {
    const url = await uploaded(ana);
    await lastUsed(url, 31);
    expect(await uploaded(ana)).toBe(url);
    await sweep();
    expect(await isThere(ana, url)).toBe(true);
  });

  test('goes however many there are, and whoever’s', async () => {
    const bia = await server.person('Bia');
    const lastUsedAt = new Date(Date.now() - 31 * day);
    const rows = Array.from({ length: 45 }, (_, index) => ({
      ownerId: index < 43 ? ana.user.id : bia.user.id,
      contentHash: String(index),
      ...{ mime: 'image/webp', width: 1, height: 1, size: 1, bytes: new Uint8Array([1]) },
      lastUsedAt,
    }));
    await server.database.prisma.picture.createMany({ data: rows });
    await sweep();
    expect(await server.database.prisma.picture.count({ where: { size: 1 } })).toBe(0);
  });

  test('goes although somebody else’s deck names it', async () => {
    const [url, bia] = [await uploaded(ana, '#333333'), await server.person('Bia')];
    await bia.rest('POST', '/carousels', { slides: [{ backgroundImageUrl: url }] });
    await lastUsed(url, 31);
    await sweep();
    expect(await isThere(ana, url)).toBe(false);
  });
});

/** Every place where a picture may be named. */
const namings: readonly (readonly [string, (url: string) => [string, object]])[] = [
  ['an element', (url) => ['/carousels', { slides: [{ elements: [anImage(url)] }] }]],
  [
    'our whole address',
    (url) => [
      '/carousels',
      {
        slides: [
          {
            elements: [
              anImage(
                `http://localhost${url.toUpperCase().replace('/API/PICTURES', '/api/pictures')}`,
              ),
            ],
          },
        ],
      },
    ],
  ],
  ['a background', (url) => ['/carousels', { slides: [{ backgroundImageUrl: `${url}?w=320` }] }]],
  [
    'the text of an older slide',
    (url) => ['/carousels', { slides: [{ content: `Oi [IMAGEM: ${url}]` }] }],
  ],
  ['the avatar of a carousel', (url) => ['/carousels', { brandAvatarUrl: url }]],
  ['the photograph over slides', (url) => ['/carousels', { panoramaImageUrl: url }]],
  ['the avatar of a preset', (url) => ['/presets', { name: 'Com foto', brandAvatarUrl: url }]],
];
const anImage = (content: string) => ({ type: 'image', content });

describe('a picture that is named', () => {
  test.each(namings)('by %s stays, however old', async (_where, naming) => {
    const url = await uploaded(ana, '#444444');
    const [path, body] = naming(url);
    expect((await ana.rest('POST', path, body)).status).toBe(201);
    await lastUsed(url, 400);
    await sweep();
    expect(await isThere(ana, url)).toBe(true);
    await lastUsed(url, 29);
  });

  test.each(namings)('by %s once more begins anew', async (_where, naming) => {
    const url = await uploaded(ana, '#555555');
    await lastUsed(url, 31);
    const [path, body] = naming(url);
    const made = await ana.rest<{ id: string }>('POST', path, body);
    await ana.rest('DELETE', `${path}/${made.body.id}`);
    await sweep();
    expect(await isThere(ana, url)).toBe(true);
  });

  const endings: Readonly<Record<string, (deck: SavedDeck) => Promise<unknown>>> = {
    'its slide is changed': ({ slides }) =>
      ana.rest('PUT', `/slides/${String(slides[0]?.id)}`, { backgroundImageUrl: null }),
    'its slide is deleted': ({ slides }) => ana.rest('DELETE', `/slides/${String(slides[0]?.id)}`),
    'its deck is deleted': ({ carousel }) => ana.rest('DELETE', `/carousels/${carousel.id}`),
    'a save leaves its slide out': ({ carousel: { id, version } }) =>
      ana.mutate('carousels.saveDeck', { id, version, carousel: newCarouselFields, slides: [] }),
  };

  test.each(Object.keys(endings))('until %s is kept for thirty days from then', async (name) => {
    const url = await uploaded(ana, '#666666');
    const slide = { ...slideDefaults, id: randomUUID(), backgroundImageUrl: url };
    const saved = await ana.mutate<SavedDeck>('carousels.saveDeck', {
      ...{ id: randomUUID(), version: null, carousel: newCarouselFields, slides: [slide] },
    });
    await lastUsed(url, 400);
    await endings[name]?.(saved.body.result.data);
    await sweep();
    expect(await isThere(ana, url)).toBe(true);
    await lastUsed(url, 31);
    await sweep();
    expect(await isThere(ana, url)).toBe(false);
  });

  test('by a save that is still under way stays', async () => {
    const url = await uploaded(ana, '#777777');
    const { body } = await ana.rest<{ id: string }>('POST', '/carousels', {});
    await lastUsed(url, 31);
    const sweeping = await server.database.prisma.$transaction(async (tx) => {
      await tx.slide.create({ data: { carouselId: body.id, backgroundImageUrl: url } });
      return { done: sweep() };
    });
    await sweeping.done;
    await sweep();
    expect(await isThere(ana, url)).toBe(true);
  });

  test('by many saves at once, while removals go on, leaves none of them undone', async () => {
    const colors = ['#A10000', '#A20000', '#A30000', '#A40000'];
    const urls = await Promise.all(colors.map((color) => uploaded(ana, color)));
    await Promise.all(urls.map((url) => lastUsed(url, 31)));
    const orders = [urls, urls.toReversed(), urls, urls.toReversed()];
    const saves = orders.map((named) =>
      ana.rest('POST', '/carousels', {
        slides: named.map((backgroundImageUrl) => ({ backgroundImageUrl })),
      }),
    );
    const removals = [sweep(), sweep(), sweep()];
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201]);
    await Promise.all(removals);
    const there = await Promise.all(urls.map((url) => isThere(ana, url)));
    const kept = urls.filter((_url, index) => there[index]);
    await Promise.all(kept.map((url) => lastUsed(url, 31)));
    await sweep();
    expect(await Promise.all(kept.map((url) => isThere(ana, url)))).not.toContain(false);
  });

  test('goes with its account', async () => {
    const bia = await server.person('Bia');
    const url = await uploaded(bia);
    await bia.rest('POST', '/carousels', { slides: [{ backgroundImageUrl: url }] });
    await lastUsed(url, 31);
    const { prisma } = server.database;
    await prisma.user.delete({ where: { id: bia.user.id } });
    expect(await prisma.picture.count({ where: { id: idOf(url) } })).toBe(0);
  });
});

describe('where the space is full', () => {
  const colors = ['#111111', '#222222', '#333333'];

  /** Bytes of a slide that names a picture and nothing else. */
  const ofSlide = 752;

  /** Somebody with three pictures, which is all there is room for beside a slide. */
  async function full() {
    const probe = idOf(await uploaded(ana, '#999999'));
    const where = { id: probe };
    const { size } = await server.database.prisma.picture.findUniqueOrThrow({ where });
    const accountSpace = Math.floor(3.9 * size) + ofSlide;
    const small = await startTestServer({ accountSpace });
    const person = await small.person();
    const urls: string[] = [];
    for (const color of colors) urls.push(await uploaded(person, color, small));
    const slide = { id: randomUUID(), backgroundImageUrl: storedImageUrl(randomUUID()) };
    await person.rest('POST', '/carousels', { slides: [slide] });
    return { small, person, urls, slide };
  }

  async function tryUpload(person: Person): Promise<number> {
    const file = await plainImage(40, 30, '#F8F8F7').png().toBuffer();
    const headers = { 'content-type': 'image/png' };
    return (await person.send('POST', '/api/pictures', file, headers)).status;
  }

  test('what nothing has named for a day goes first, the oldest, and no more than is needed', async () => {
    const { small, person, urls, slide } = await full();
    const [named = '', older = '', old = ''] = urls;
    await person.rest('PUT', `/slides/${slide.id}`, { backgroundImageUrl: named });
    await lastUsed(named, 20, small);
    await lastUsed(older, 3, small);
    await lastUsed(old, 2, small);
    expect(await tryUpload(person)).toBe(201);
    const there = await Promise.all(urls.map((url) => isThere(person, url)));
    expect(there).toEqual([true, false, true]);
    await small.close();
  });

  test('nothing goes that was used within a day, nor for an upload that is refused all the same', async () => {
    const { small, person, urls } = await full();
    expect(await tryUpload(person)).toBe(409);
    const tooLarge = await plainImage(2160, 2160, '#06D6A0').png().toBuffer();
    await lastUsed(urls[0] ?? '', 2, small);
    const headers = { 'content-type': 'image/png' };
    expect((await person.send('POST', '/api/pictures', tooLarge, headers)).status).toBe(409);
    const there = await Promise.all(urls.map((url) => isThere(person, url)));
    expect(there).toEqual([true, true, true]);
    await small.close();
  });
});
