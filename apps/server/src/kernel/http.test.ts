import { expect, test } from 'vitest';
import { toEntityTag, versionsOf } from './http';

test('a version is a strong tag', () => {
  expect(toEntityTag(7)).toBe('"7"');
});

test.each([[undefined], ['*'], [' * ']])('%j asks for no version', (ifMatch) => {
  expect(versionsOf(ifMatch)).toBeUndefined();
});

test.each([
  ['"7"', [7]],
  [' "7" ', [7]],
  ['"1", "2"', [1, 2]],
  ['"1","2",', [1, 2]],
  ['"a,b", "2"', [2]],
  ['W/"1", "2"', [2]],
  ['W/"1"', []],
  ['"abc"', []],
  ['"0"', []],
  ['"07"', []],
  ['"1', []],
  ['1', []],
  ['"1" ou "2"', []],
  ['"1", *', []],
  ['', []],
])('%j asks for one of %j', (ifMatch, versions) => {
  expect(versionsOf(ifMatch)).toEqual(versions);
});
