import { expect, test } from 'vitest';
import { keptUrls } from './kept-urls';

function revokedBy(...sizes: number[]): string[] {
  const revoked: string[] = [];
  const keep = keptUrls({ maxCount: 3, maxBytes: 100 }, (url) => revoked.push(url));
  sizes.forEach((bytes, index) => keep(`blob:${index}`, bytes));
  return revoked;
}

test('a few small files are all kept', () => {
  expect(revokedBy(10, 10, 10)).toEqual([]);
});

test('the oldest goes where there are too many', () => {
  expect(revokedBy(10, 10, 10, 10)).toEqual(['blob:0']);
});

test('as many go as a large file takes, which itself is kept however large it is', () => {
  expect(revokedBy(60, 30, 20)).toEqual(['blob:0']);
  expect(revokedBy(60, 30, 500)).toEqual(['blob:0', 'blob:1']);
});
