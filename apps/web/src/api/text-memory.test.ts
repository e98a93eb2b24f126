import { expect, test } from 'vitest';
import { textMemory } from './text-memory';

function refuse(): never {
  throw new Error('refused');
}

test('a text is kept in the page where the browser allows no storage', () => {
  const memory = textMemory(refuse);
  expect(memory.read('a')).toBeNull();
  memory.write('a', 'um');
  expect(memory.read('a')).toBe('um');
  memory.remove('a');
  expect(memory.read('a')).toBeNull();
});
