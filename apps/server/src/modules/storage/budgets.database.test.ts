import { randomUUID } from 'node:crypto';
import type { SavedDeck, StorageUse } from '@arrasta/contract';
import { limits, newCarouselFields, slideDefaults } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ accountSpace: 20 * 1024 * 1024 });
});
afterAll(() => server.close());

/** A slide of so many bytes of text, of which there can be two million. */
function slideOf(bytes: number) {
  const longest = limits.elementText;
  const elements = Array.from({ length: Math.ceil(bytes / longest) }, (_, place) =>
    anElement('text', { content: 'a'.repeat(Math.min(bytes - place * longest, longest)) }),
  );
  return { ...aSlide({ elements }), id: randomUUID() };
}

interface SlideBody {
  readonly id: string;
  readonly backgroundImageUrl: string;
  readonly elements: readonly { readonly content: string }[];
}

interface DeckBody {
  readonly id: string;
  readonly version: number;
  readonly brandAvatarUrl: string;
  readonly panoramaImageUrl: string;
  readonly slides: readonly [SlideBody, ...SlideBody[]];
}

interface Refusal {
  readonly message: string;
  readonly used: number;
}

const newDeck = async (person: Person, slides: readonly object[] = []) =>
  (await person.rest<DeckBody>('POST', '/carousels', { title: 'Meu', slides })).body;

const storageOf = async (person: Person) =>
  (await person.rest<StorageUse>('GET', '/user/storage')).body;

const asData = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

test('a large carousel is read as it was written, also while it is saved', async () => {
  const ana = await server.person();
  const slides = Array.from({ length: 12 }, (_, place) => slideOf(60_000 + place));
  const { id, slides: written } = await newDeck(ana, slides);
  const read = async () => (await ana.rest<DeckBody>('GET', `/carousels/${id}`)).body.slides;
  expect(await read()).toEqual(written);
  const title = 'Enquanto se lê';
  const [seen, saved] = await Promise.all([
    read(),
    ana.rest('PUT', `/slides/${written[0].id}`, { title }),
  ]);
  expect(saved.status).toBe(200);
  expect(seen.map((slide) => slide.id)).toEqual(written.map((slide) => slide.id));
  expect((await read())[0]).toMatchObject({ title, elements: written[0].elements });
});

test('a carousel of nearly 8 MB is saved; beyond it is 413 with how much there is, and nothing is written', async () => {
  const ana = await server.person();
  const deckOf = (count: number) => ({
    id: randomUUID(),
    version: null,
    carousel: newCarouselFields,
    slides: Array.from({ length: count }, (_, position) => ({
      ...slideDefaults,
      ...slideOf(1_900_000),
      position,
    })),
  });
  const deck = deckOf(4);
  expect((await ana.mutate('carousels.saveDeck', deck)).status).toBe(200);
  const { used } = (await storageOf(ana)).bytes;
  expect(used).toBeGreaterThan(7_500_000);
  const tooLarge = { status: 413 };
  expect(await ana.mutate('carousels.saveDeck', deckOf(5))).toMatchObject(tooLarge);
  expect(await storageOf(ana)).toMatchObject({ carousels: { used: 1 }, bytes: { used } });
  const slides = `/carousels/${deck.id}/slides`;
  const refused = await ana.rest<Refusal>('POST', slides, slideOf(1_900_000));
  expect(refused).toMatchObject({
    ...tooLarge,
    body: { code: 'PAYLOAD_TOO_LARGE', allowed: limits.deckJson },
  });
  expect(refused.body.used).toBeGreaterThan(9_500_000);
  expect(refused.body.message).toMatch(/^O carrossel tem 9,\d\sMB de dados; o máximo são 8 MB/);
  const [first] = deck.slides;
  const other = { elements: slideOf(2_000_000).elements };
  expect((await ana.rest('PUT', `/slides/${first?.id ?? ''}`, other)).status).toBe(200);
  const { body } = await ana.rest<DeckBody>('GET', `/carousels/${deck.id}`);
  expect(body.slides.map(({ id }) => id)).toEqual(deck.slides.map(({ id }) => id));
});

test('REST and tRPC count a deck alike, as the JSON that is answered', async () => {
  const ana = await server.person();
  const elements = [anElement('title', { content: 'Ação 🚀 "já"\n' }), anElement('list')];
  const title = `é "já" \\\n${'\u0001'.repeat(5_000)}\u007f\u2028`;
  const slide = { ...aSlide({ elements }), id: randomUUID(), title, altText: 'ü' };
  const { id } = await newDeck(ana, [slide]);
  const bySave = (await storageOf(ana)).bytes.used;
  expect(bySave).toBeGreaterThan(30_000);
  await ana.rest('PUT', `/slides/${slide.id}`, {});
  expect((await storageOf(ana)).bytes.used).toBe(bySave);
  await ana.rest('DELETE', `/slides/${slide.id}`);
  expect((await storageOf(ana)).bytes.used).toBe(0);
  await ana.rest('DELETE', `/carousels/${id}`);
  expect((await storageOf(ana)).carousels.used).toBe(0);
});

test('an account without room gets 409 with used and allowed, and can still make room', async () => {
  const small = await startTestServer({ accountSpace: 100_000 });
  const [ana, bia] = [await small.person(), await small.person('Bia')];
  const { id } = await newDeck(ana, [slideOf(80_000)]);
  const full = { status: 409, body: { code: 'QUOTA_EXCEEDED', allowed: 100_000 } };
  const refused = await ana.rest<Refusal>('POST', `/carousels/${id}/slides`, slideOf(40_000));
  expect(refused).toMatchObject(full);
  expect(refused.body.used).toBeGreaterThan(120_000);
  expect(refused.body.message).toMatch(/^Seu espaço não basta: seriam 0,2\sMB de 0,1\sMB/);
  expect(await ana.rest('POST', '/carousels', { slides: [slideOf(40_000)] })).toMatchObject(full);
  const image = await noisyImage(300, 300).png().toBuffer();
  const uploaded = await ana.send('POST', '/api/pictures', image, {
    'content-type': 'image/png',
  });
  expect(uploaded).toMatchObject(full);
  const deck = (await ana.query<SavedDeck>('carousels.get', { id })).body.result.data;
  const saved = { id, version: 1, carousel: newCarouselFields };
  const grown = [...deck.slides, slideOf(40_000)].map((slide, position) => ({
    ...slideDefaults,
    ...slide,
    position,
  }));
  const overTrpc = await ana.mutate('carousels.saveDeck', { ...saved, slides: grown });
  expect(overTrpc.status).toBe(409);
  expect(overTrpc.body.error.data).toMatchObject({ code: 'QUOTA_EXCEEDED', allowed: 100_000 });
  expect((await ana.rest<DeckBody>('GET', `/carousels/${id}`)).body.version).toBe(1);
  expect((await storageOf(ana)).bytes.used).toBeLessThan(100_000);
  expect((await newDeck(bia, [slideOf(80_000)])).slides).toHaveLength(1);

  const smaller = { elements: slideOf(20_000).elements };
  expect((await ana.rest('PUT', `/slides/${String(deck.slides[0]?.id)}`, smaller)).status).toBe(
    200,
  );
  expect((await ana.rest('POST', '/carousels', { slides: [slideOf(20_000)] })).status).toBe(201);
  await small.close();
});

test('a save that grows has pictures give way that nothing names, but for its own', async () => {
  const files = await Promise.all([1, 2].map(() => noisyImage(100, 100).png().toBuffer()));
  const small = await startTestServer({ accountSpace: 60_000 });
  const ana = await small.person();
  const urls: string[] = [];
  for (const file of files) {
    const sent = await ana.send<{ url: string }>('POST', '/api/pictures', file, {
      'content-type': 'image/png',
    });
    urls.push(sent.body.url);
  }
  const { id } = await newDeck(ana);
  await small.database.prisma.picture.updateMany({ data: { lastUsedAt: new Date(0) } });
  const kept = (await storageOf(ana)).bytes.used;
  const slide = { ...slideDefaults, ...slideOf(60_000 - kept), position: 0 };
  const slides = [{ ...slide, backgroundImageUrl: urls[0] }];
  const save = { id, version: 1, carousel: newCarouselFields, slides };
  expect((await ana.mutate('carousels.saveDeck', save)).status).toBe(200);
  const answers = await Promise.all(urls.map((url) => ana.send('GET', url)));
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  await small.close();
});

test('at most 5,000 carousels an account', async () => {
  const ana = await server.person();
  const count = limits.carouselsPerAccount - 1;
  await server.database.prisma.carousel.createMany({
    data: Array.from({ length: count }, () => ({ userId: ana.user.id })),
  });
  const answers = await Promise.all([1, 2].map(() => ana.rest('POST', '/carousels', {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    message: 'Você tem 5.000 de 5.000 carrosséis. Exclua algum para criar outro.',
    used: 5000,
    allowed: 5000,
  });
  const first = { id: randomUUID(), version: null, carousel: newCarouselFields, slides: [] };
  expect((await ana.mutate('carousels.saveDeck', first)).status).toBe(409);
});

test('a data: picture beyond 64 kB goes into the picture store, over REST and tRPC; a smaller one stays', async () => {
  const ana = await server.person();
  const large = asData(await noisyImage(200, 200).png().toBuffer());
  const small = asData(await noisyImage(40, 40).png().toBuffer());
  const elements = [
    anElement('image', { content: large }),
    anElement('image', { content: small }),
    anElement('text', { content: 'sobre data: e mais' }),
  ];
  const stored = expect.stringMatching(/^\/api\/pictures\/[0-9a-f-]{36}$/) as string;
  const deck = (
    await ana.rest<DeckBody>('POST', '/carousels', {
      brandAvatarUrl: large,
      panoramaImageUrl: large,
      slides: [{ ...aSlide({ elements }), id: randomUUID(), backgroundImageUrl: large }],
    })
  ).body;
  const [slide] = deck.slides;
  const expected = [stored, small, 'sobre data: e mais'];
  const contentsOf = (one: Pick<SlideBody, 'elements'> | undefined) =>
    one?.elements.map(({ content }) => content);
  expect(contentsOf(slide)).toEqual(expected);
  const { backgroundImageUrl } = slide;
  const imageUrls = [backgroundImageUrl, deck.brandAvatarUrl, deck.panoramaImageUrl];
  expect(imageUrls).toEqual([stored, stored, stored]);
  const put = await ana.rest<SlideBody>('PUT', `/slides/${slide.id}`, { elements });
  expect(contentsOf(put.body)).toEqual(expected);
  const { carousel, slides } = (await ana.query<SavedDeck>('carousels.get', { id: deck.id })).body
    .result.data;
  const saved = await ana.mutate<SavedDeck>('carousels.saveDeck', {
    id: deck.id,
    version: carousel.version,
    carousel: { ...newCarouselFields, brandAvatarUrl: large, panoramaImageUrl: large },
    slides: [{ ...slideDefaults, ...slides[0], elements }],
  });
  const { data } = saved.body.result;
  expect(contentsOf(data.slides[0])).toEqual(expected);
  expect([data.carousel.brandAvatarUrl, data.carousel.panoramaImageUrl]).toEqual([stored, stored]);
  const preset = await ana.rest('POST', '/presets', { name: 'Marca', brandAvatarUrl: large });
  expect(preset.body.brandAvatarUrl).toEqual(stored);
  expect((await ana.send('GET', slide.backgroundImageUrl)).status).toBe(200);
  expect(await server.database.prisma.picture.count({ where: { ownerId: ana.user.id } })).toBe(1);
});

test('a data: picture that is none is 400 at its place, whatever its size', async () => {
  const ana = await server.person();
  const png = await noisyImage(40, 40).png().toBuffer();
  const message = 'O endereço data: não contém uma imagem PNG, JPEG, WebP ou GIF.';
  for (const bytes of [Buffer.from('oi'), png.subarray(0, 20), Buffer.alloc(70_000, 7)]) {
    const elements = [anElement('image', { content: asData(bytes) })];
    expect(await ana.rest('POST', '/carousels', { slides: [{ elements }] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'slides.0.elements.0.content', message }] },
    });
    const { id } = await newDeck(ana);
    expect(await ana.rest('POST', `/carousels/${id}/slides`, { elements })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'elements.0.content', message }] },
    });
    const avatar = { brandAvatarUrl: asData(bytes) };
    expect((await ana.rest('PUT', `/carousels/${id}`, avatar)).status).toBe(400);
    expect((await ana.rest('POST', '/presets', { name: 'Marca', ...avatar })).status).toBe(400);
  }
});

test('an old deck with what is no picture can still be saved in the editor', async () => {
  const ana = await server.person();
  const broken = asData(Buffer.alloc(100, 7));
  const slide = { ...slideDefaults, ...aSlide({}), id: randomUUID(), position: 0 };
  const deck = await newDeck(ana, [slide]);
  const elements = [anElement('image', { content: broken })];
  await server.database.prisma.slide.update({
    where: { id: slide.id },
    data: { elements: elements },
  });
  const sent = { ...slide, elements, title: 'novo' };
  const save = { id: deck.id, version: 1, carousel: newCarouselFields, slides: [sent] };
  expect((await ana.mutate('carousels.saveDeck', save)).status).toBe(200);
});

test('Admins see what accounts keep', async () => {
  const [ana, admin] = [await server.person(), await server.admin()];
  await newDeck(ana, [slideOf(10_000)]);
  const own = await storageOf(ana);
  expect(own).toMatchObject({
    carousels: { used: 1, allowed: 5000 },
    bytes: { allowed: 20 * 1024 * 1024 },
  });
  expect((await admin.rest('GET', `/admin/users/${ana.user.id}/storage`)).body).toEqual(own);
  const { body } = await admin.query('storage.ofAccounts', { ids: [ana.user.id, randomUUID()] });
  expect(body.result.data).toEqual([{ id: ana.user.id, ...own }]);
});
