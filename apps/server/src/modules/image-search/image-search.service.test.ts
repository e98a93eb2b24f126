import type { FoundImage } from '@arrasta/contract';
import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error';
import { quotaExceededError } from '../storage/account-storage';
import { noRateLimits } from '../../kernel/security/rate-limits';
import {
  type ImageSource,
  imageSearchService,
  queriesFor,
  askSources,
} from './image-search.service';

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
  expect(taken).toEqual(['imageSearch ana']);
});

test('a fault of ours is told even to whom a picture is only welcome', async () => {
  const { findOne } = searching(() => Promise.reject(new TypeError('ours')));
  await expect(findOne('ana', 'luz', signal())).rejects.toThrow('ours');
});

test.each([
  ['luz de janela', ['luz de janela', 'luz janela']],
  ['luz janela', ['luz janela']],
  [
    'Comece pela janela: a luz que entra de manhã é a mais macia para retratos',
    [
      'Comece pela janela: a luz que entra de manhã é a mais macia para retratos',
      'Comece janela luz',
    ],
  ],
  ['de o a', ['de o a']],
])('"%s" is searched for as %j', (query, searched) => {
  expect(queriesFor(query)).toEqual(searched);
});

const failing = (name: string, code: DomainError['code']): ImageSource => ({
  name,
  search: () => Promise.reject(new DomainError(code, name)),
});
const finding = (name: string, ...images: FoundImage[]): ImageSource => ({
  name,
  search: () => Promise.resolve(images),
});
const ask = (...sources: ImageSource[]) => askSources(sources, 'luz', new AbortController().signal);

test('a source that fails or has nothing gives way to the next', async () => {
  const sources = [failing('A', 'UPSTREAM_FAILED'), finding('B'), finding('C', image)];
  expect(await ask(...sources)).toEqual({ source: 'C', pictures: [image] });
});

test('the first that has pictures is the last that is asked', async () => {
  const never: ImageSource = { name: 'B', search: () => Promise.reject(new Error('asked')) };
  expect((await ask(finding('A', image), never)).source).toBe('A');
});

test('that there is none says the first that answered', async () => {
  const sources = [failing('A', 'UPSTREAM_FAILED'), finding('B'), finding('C')];
  expect(await ask(...sources)).toEqual({ source: 'B', pictures: [] });
});

test('where none answered, the failure is that of the one in use', async () => {
  const sources = [failing('A', 'TOO_MANY_REQUESTS'), failing('B', 'UPSTREAM_TIMEOUT')];
  await expect(ask(...sources)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a fault of ours is no failure of a source', async () => {
  const broken: ImageSource = { name: 'A', search: () => Promise.reject(new TypeError('ours')) };
  await expect(ask(broken, finding('B', image))).rejects.toThrow('ours');
});
