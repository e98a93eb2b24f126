import { choosableIcons } from '@arrasta/slide-renderer';
import { expect, test } from 'vitest';
import { iconSynonyms } from './library';

test('every icon that may be chosen is found by other words too, and no other icon is named', () => {
  const names = choosableIcons.map(({ name }) => name);
  expect(Object.keys(iconSynonyms).sort()).toEqual([...names].sort());
});
