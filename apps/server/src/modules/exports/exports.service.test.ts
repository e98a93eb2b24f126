import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import type { SavedDeck } from '@arrasta/contract';
import { expect, test, vi } from 'vitest';
import type { RewriteImage } from '../images/image-encoder';
import type { BrowserExport, MadeFile } from './slide-exporter';
import { ownRequester } from '../../kernel/security/answer-memory';
import { exportsService } from './exports.service';

const deck = {
  carousel: { ...aCarousel(), version: 3 },
  slides: [aSlide()],
} as unknown as SavedDeck;
const asked = {
  ownerId: 'ana',
  requester: ownRequester('casa'),
  carouselId: 'x',
  input: { format: 'png' },
  origin: 'http://localhost',
} as const;

const rewriteImage: RewriteImage = ({ bytes }) =>
  Promise.resolve(
    bytes.length === 3 ? null : { bytes: Buffer.from('nova'), mime: 'image/png', pixels: 1 },
  );

const noImages = {
  images: {
    describe: () => Promise.reject(new Error()),
    read: () => Promise.reject(new Error()),
  },
  remoteImages: { fetch: () => Promise.reject(new Error()) },
  rewriteImage,
};

test('whoever has waited long enough is told to come again, and begins nothing', async () => {
  const make = vi.fn(() => new Promise<MadeFile>(() => undefined));
  const service = exportsService({
    carousels: { get: () => Promise.resolve(deck) },
    ...noImages,
    exporter: { make, close: () => Promise.resolve() },
    queueTimeoutMs: 20,
  });
  const stays = new AbortController().signal;
  void service.make(asked, stays);
  await expect(service.make(asked, stays)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: 2,
  });
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  { processors: 2, begins: ['conta 1', 'bia'] },
  { processors: 4, begins: ['conta 1', 'conta 2', 'bia'] },
])(
  'many accounts of one address leave a place for an account of another, with $processors processors',
  async ({ processors, begins }) => {
    const startedExports: string[] = [];
    const make = ({ request }: BrowserExport) => {
      startedExports.push(request.carousel.title);
      return new Promise<MadeFile>(() => undefined);
    };
    const service = exportsService({
      carousels: {
        get: (ownerId) =>
          Promise.resolve({ ...deck, carousel: { ...deck.carousel, title: ownerId } }),
      },
      ...noImages,
      exporter: { make, close: () => Promise.resolve() },
      processors,
    });
    const stays = new AbortController().signal;
    const ask = (ownerId: string, address: string) =>
      void service
        .make({ ...asked, ownerId, requester: ownRequester(address) }, stays)
        .catch(() => undefined);
    for (const number of [1, 2, 3, 4, 5]) ask(`conta ${String(number)}`, 'uma casa');
    ask('bia', 'outra casa');
    await expect.poll(() => startedExports).toEqual(begins);
  },
);

test.each([
  ['another version than the saved one', [2]],
  ['no version that can be', []],
])('nothing is made for a caller who wants %s', async (_name, ifVersions) => {
  const make = vi.fn(() => Promise.reject(new Error()));
  const service = exportsService({
    carousels: { get: () => Promise.resolve(deck) },
    ...noImages,
    exporter: { make, close: () => Promise.resolve() },
  });
  const stays = new AbortController().signal;
  const failure = { code: 'PRECONDITION_FAILED' };
  await expect(service.make({ ...asked, ifVersions }, stays)).rejects.toMatchObject(failure);
  expect(make).not.toHaveBeenCalled();
});

test('no data: picture reaches the browser as somebody wrote it, and none before it is asked for', async () => {
  const asData = (text: string) => `data:image/png;base64,${btoa(text)}`;
  const elements = ['estranha', 'oi!'].map((text) => anElement('image', { content: asData(text) }));
  const slides = [aSlide({ elements, backgroundImageUrl: asData('estranha') })];
  const carousel = { ...deck.carousel, panoramaImageUrl: asData('estranha') };
  const make = vi.fn<(job: BrowserExport) => Promise<MadeFile>>(() => {
    const [first, second] = ['/api/pictures/embedded-1', '/api/pictures/embedded-2'];
    const missingImages = [first, second].map((url) => ({ slideNumber: 1, url }));
    return Promise.resolve({ missingImages } as unknown as MadeFile);
  });
  const rewritten = vi.fn(rewriteImage);
  const service = exportsService({
    carousels: {
      get: () => Promise.resolve({ carousel, slides } as unknown as SavedDeck),
    },
    ...noImages,
    rewriteImage: rewritten,
    exporter: { make, close: () => Promise.resolve() },
  });
  const made = await service.make(asked, new AbortController().signal);
  expect(made.missingImages.map(({ url }) => url)).toEqual(['data:', 'data:']);
  expect(rewritten).not.toHaveBeenCalled();
  const [[exportJob] = []] = make.mock.calls;
  const [slide] = exportJob?.request.slides ?? [];
  const [own, unreadable] = slide?.elements.map(({ content }) => content) ?? [];
  expect([slide?.backgroundImageUrl, own]).toEqual([
    '/api/pictures/embedded-1',
    '/api/pictures/embedded-1',
  ]);
  expect(unreadable).toBe('/api/pictures/embedded-2');
  expect(exportJob?.request.carousel.panoramaImageUrl).toBe('/api/pictures/embedded-1');
  const { images } = exportJob ?? {};
  expect(await images?.stored('embedded-1')).toMatchObject({ bytes: Buffer.from('nova') });
  expect(await images?.stored('embedded-2')).toBeNull();
});
