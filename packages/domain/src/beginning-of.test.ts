import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of';

test('the beginning of a text is as long as it may be, and ends with a whole sign', () => {
  expect(beginningOf('Luz de janela', 3)).toBe('Luz');
  expect(beginningOf('Luz', 10)).toBe('Luz');
  expect(beginningOf('Luz 😀', 6)).toBe('Luz 😀');
  expect(beginningOf('Luz 😀', 5)).toBe('Luz ');
});
