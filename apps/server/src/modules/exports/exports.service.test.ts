import { aCarousel, aSlide } from '@arrasta/testkit';
import type { SavedDeck } from '@arrasta/contract';
import { expect, test, vi } from 'vitest';
import type { MadeFile } from './darkroom';
import { exportsService } from './exports.service';

const deck = {
  carousel: { ...aCarousel(), version: 3 },
  slides: [aSlide()],
} as unknown as SavedDeck;
const asked = {
  ownerId: 'ana',
  carouselId: 'x',
  input: { format: 'png' },
  origin: 'http://localhost',
} as const;

test('whoever has waited long enough is told to come again, and begins nothing', async () => {
  const make = vi.fn(() => new Promise<MadeFile>(() => undefined));
  const service = exportsService({
    carousels: { get: () => Promise.resolve(deck) },
    pictures: {
      describe: () => Promise.reject(new Error()),
      read: () => Promise.reject(new Error()),
    },
    foreignPictures: { fetch: () => Promise.reject(new Error()) },
    darkroom: { make, close: () => Promise.resolve() },
    patience: 20,
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
  ['another version than the saved one', [2]],
  ['no version that can be', []],
])('nothing is made for a caller who wants %s', async (_name, ifVersions) => {
  const make = vi.fn(() => Promise.reject(new Error()));
  const service = exportsService({
    carousels: { get: () => Promise.resolve(deck) },
    pictures: {
      describe: () => Promise.reject(new Error()),
      read: () => Promise.reject(new Error()),
    },
    foreignPictures: { fetch: () => Promise.reject(new Error()) },
    darkroom: { make, close: () => Promise.resolve() },
  });
  const stays = new AbortController().signal;
  const failure = { code: 'PRECONDITION_FAILED' };
  await expect(service.make({ ...asked, ifVersions }, stays)).rejects.toMatchObject(failure);
  expect(make).not.toHaveBeenCalled();
});
