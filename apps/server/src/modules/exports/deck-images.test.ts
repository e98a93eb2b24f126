import { expect, test, vi } from 'vitest';
import type { RewriteImage } from '../images/image-encoder';
import { exportImageSource } from './deck-images';

const nobody = {
  describe: () => Promise.reject(new Error()),
  read: () => Promise.reject(new Error()),
};
const stays = new AbortController().signal;

function imagesOf(
  fetch: (ownerId: string, url: string, signal: AbortSignal) => Promise<Uint8Array>,
) {
  const remoteImages = {
    fetch: async (ownerId: string, url: string, signal: AbortSignal) => ({
      bytes: await fetch(ownerId, url, signal),
      type: 'png' as const,
    }),
  };
  const rewriteImage: RewriteImage = ({ bytes, maxPixels }) =>
    Promise.resolve({ bytes, mime: 'image/png', pixels: maxPixels });
  const deck = { ownerId: 'ana', embedded: new Map(), signal: stays };
  return exportImageSource({ images: nobody, remoteImages, rewriteImage }, deck);
}

test('a picture of another host is fetched once for its file, for its owner', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Uint8Array(10)));
  const { remote } = imagesOf(fetch);
  const [one, other] = await Promise.all([remote('https://a/b'), remote('https://a/b')]);
  expect(one).toMatchObject({ bytes: new Uint8Array(10), mime: 'image/png' });
  expect(other).toBe(one);
  expect(fetch.mock.calls).toEqual([['ana', 'https://a/b', stays]]);
});

test('what cannot be had is null, and is not asked for again', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('nobody')));
  const { remote, stored } = imagesOf(fetch);
  expect(await remote('https://a/b')).toBeNull();
  expect(await remote('https://a/b')).toBeNull();
  expect(await stored('x')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('four are fetched at a time, however many a deck has', async () => {
  const endings: (() => void)[] = [];
  const fetch = () =>
    new Promise<Uint8Array>((resolve) => endings.push(() => resolve(new Uint8Array(1))));
  const { remote } = imagesOf(fetch);
  const all = Array.from({ length: 100 }, (_, index) => remote(`https://a/${String(index)}`));
  await expect.poll(() => endings).toHaveLength(4);
  while (endings.length > 0) {
    endings.shift()?.();
    await Promise.resolve();
    if (endings.length === 0) await new Promise(setImmediate);
  }
  expect((await Promise.all(all)).every((image) => image !== null)).toBe(true);
});

test('a host that let two wait in vain holds up no others', async () => {
  vi.useFakeTimers();
  // As the guarded download does: it is patient for five seconds, or until it is told to end.
  const fetch = (_ownerId: string, url: string, signal: AbortSignal) =>
    url.startsWith('https://dead/')
      ? new Promise<Uint8Array>((_resolve, reject) => {
          setTimeout(reject, 5_000);
          signal.addEventListener('abort', reject);
        })
      : Promise.resolve(new Uint8Array(1));
  const { remote } = imagesOf(fetch);
  const asked = (host: string, count: number) =>
    Array.from({ length: count }, (_, index) => remote(`https://${host}/${String(index)}`));
  const [dead, alive] = [Promise.all(asked('dead', 10)), Promise.all(asked('alive', 2))];
  await vi.advanceTimersByTimeAsync(10_500);
  vi.useRealTimers();
  expect((await dead).every((image) => image === null)).toBe(true);
  expect((await alive).every((image) => image !== null)).toBe(true);
});

test('large pictures are not all kept in memory', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Uint8Array(20 * 1024 * 1024)));
  const { remote } = imagesOf(fetch);
  for (const name of ['a', 'b', 'c']) await remote(`https://a/${name}`);
  await remote('https://a/c');
  expect(fetch).toHaveBeenCalledTimes(3);
  await remote('https://a/a');
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('many large pictures have fewer pixels each, so that no deck fills the browser', async () => {
  const sizes: number[] = [];
  const rewriteImage: RewriteImage = ({ bytes, maxPixels }) => {
    sizes.push(maxPixels);
    return Promise.resolve({ bytes, mime: 'image/png', pixels: maxPixels });
  };
  const embedded = new Map(
    Array.from({ length: 120 }, (_, index) => [
      `embedded-${String(index)}`,
      'data:image/png;base64,AAAA',
    ]),
  );
  const deps = { images: nobody, remoteImages: { fetch: () => Promise.reject(new Error()) } };
  const deck = { ownerId: 'ana', embedded, signal: stays };
  const { stored } = exportImageSource({ ...deps, rewriteImage }, deck);
  for (const id of embedded.keys()) await stored(id);
  expect(sizes[0]).toBe(4096 * 4096);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(300_000_000);
});
