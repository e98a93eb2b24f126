import { describe, expect, test } from 'vitest';
import { greetingName, initialOf } from './user-names';

describe('the greeting', () => {
  test('uses the name', () => {
    expect(greetingName({ name: ' Ana Ribeiro ', email: '' })).toBe('Ana Ribeiro');
  });

  test('falls back for a blank one', () => {
    expect(greetingName({ name: ' ', email: 'ana@anaribeiro.co' })).toBe('Usuário');
  });
});

describe('the letter of the avatar', () => {
  test.each([
    ['ana', 'z@z.co', 'A'],
    ['', 'bia@bia.co', 'B'],
    ['', '', 'U'],
    ['élio', '', 'É'],
    ['👩‍🎨 Ana', '', '👩‍🎨'],
  ])('%j and %j give %j', (name, email, letter) => {
    expect(initialOf({ name, email })).toBe(letter);
  });
});
