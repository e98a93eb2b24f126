import { expect, test } from 'vitest';
import { isUnpinned, isWelcome, licenceOf, nameOf } from './licences.mjs';

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['', false],
])('%s: %s', (expression, welcome) => {
  expect(isWelcome(expression)).toBe(welcome);
});

const component = { name: 'dom', group: '@dnd-kit', version: '0.5.0', purl: 'pkg:npm/x' };

test('a library is known by its whole name and its licence', () => {
  expect(nameOf(component)).toBe('@dnd-kit/dom');
  expect(licenceOf({ ...component, licenses: [{ license: { id: 'MIT' } }] })).toBe('MIT');
  expect(licenceOf(component)).toBe('');
});

test('a library without a checksum is told', () => {
  const from = (hashes: unknown[]) => [{ type: 'distribution', hashes }];
  expect(isUnpinned({ ...component, externalReferences: from([{ alg: 'SHA-512' }]) })).toBe(false);
  expect(isUnpinned({ ...component, externalReferences: from([]) })).toBe(true);
  expect(isUnpinned(component)).toBe(true);
});
