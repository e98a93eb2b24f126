import { expect, test } from 'vitest';
import type { FoundImage } from '@arrasta/contract';
import { queriesFor, askSources, type ImageSource } from './image-source';
import { DomainError } from '../../kernel/errors/domain-error';

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

const image: FoundImage = {
  address: 'https://fotos.example/a.jpg',
  preview: 'https://fotos.example/a.jpg',
  title: null,
  credit: { source: 'x', author: null, license: null, pageUrl: null },
};
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
