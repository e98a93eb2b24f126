import type { FoundImage } from '@arrasta/contract';
import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error';
import { quotaExceededError } from '../storage/account-storage';
import { noRateLimits } from '../../kernel/security/rate-limits';
import type { ImageSource } from './image-source';
import { imageSearchService } from './image-search.service';

const image: FoundImage = {
  address: 'https://fotos.example/a.jpg',
  preview: 'https://fotos.example/a.jpg',
  title: null,
  credit: { source: 'x', author: null, license: null, pageUrl: null },
};
const kept = { id: '1', url: '/api/pictures/1', width: 1, height: 1 };

type Deps = Parameters<typeof imageSearchService>[0];

function searching(search: ImageSource['search'], more: Partial<Deps> = {}) {
  return imageSearchService({
    sourcesFor: () => [{ name: 'x', search }],
    settings: { googleSearch: () => Promise.resolve(null) },
    remoteImages: { fetch: () => Promise.resolve({ bytes: new Uint8Array(), type: 'jpeg' }) },
    images: { keep: () => Promise.resolve(kept) },
    limits: noRateLimits,
    ...more,
  });
}

const signal = () => new AbortController().signal;
const untilGone: ImageSource['search'] = (_query, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('gone')));
  });

test('what takes too long is over, and whom a picture is only welcome goes without', async () => {
  const { find, findOne } = searching(untilGone, { time: 20 });
  await expect(find('ana', 'luz', signal())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  expect(await findOne('ana', 'luz', signal())).toBeNull();
});

test('an account without room is told so, and no other picture is tried', async () => {
  let tried = 0;
  const keep = () => {
    tried += 1;
    return Promise.reject(quotaExceededError(3, 2));
  };
  const { find } = searching(() => Promise.resolve([image, image]), { images: { keep } });
  const answer = find('ana', 'luz', signal());
  await expect(answer).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(tried).toBe(1);
});

test('no more than four pictures are tried', async () => {
  let tried = 0;
  const fetch = () => {
    tried += 1;
    return Promise.reject(new DomainError('UPSTREAM_FAILED', ''));
  };
  const many = Array.from({ length: 12 }, () => image);
  const { find } = searching(() => Promise.resolve(many), { remoteImages: { fetch } });
  await expect(find('ana', 'luz', signal())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(tried).toBe(4);
});

test('searches of an account are counted', async () => {
  const taken: string[] = [];
  const limits = {
    ...noRateLimits,
    consume: (limit: string, key: string) => Promise.resolve(void taken.push(`${limit} ${key}`)),
  };
  const { candidates } = searching(() => Promise.resolve([]), { limits });
  await candidates('ana', 'luz', signal());
  expect(taken).toEqual(['pictureSearch ana']);
});

test('a fault of ours is told even to whom a picture is only welcome', async () => {
  const { findOne } = searching(() => Promise.reject(new TypeError('ours')));
  await expect(findOne('ana', 'luz', signal())).rejects.toThrow('ours');
});
