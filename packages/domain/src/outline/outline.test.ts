import { expect, test } from 'vitest';
import { limits } from '../limits';
import { sourceTextOf } from './outline';

const max = limits.aiSource;

test('what fits is taken whole, without the space around it', () => {
  expect(sourceTextOf('\n Um.\n\nDois. ')).toEqual({ text: 'Um.\n\nDois.', isCut: false });
  expect(sourceTextOf('a'.repeat(max))).toEqual({ text: 'a'.repeat(max), isCut: false });
});

test('what is longer ends with a whole paragraph, else a line, else a word', () => {
  const first = 'a '.repeat(max / 2 - 50).trim();
  expect(sourceTextOf(`${first}\n\n${'b '.repeat(200)}`)).toEqual({ text: first, isCut: true });
  expect(sourceTextOf(`${first}\n${'b '.repeat(200)}`)).toEqual({ text: first, isCut: true });
  const { text } = sourceTextOf('palavra '.repeat(max));
  expect(text.endsWith('palavra')).toBe(true);
  expect(text.length).toBeGreaterThan(max - 10);
});

test('a text without an end is cut between two signs', () => {
  const { text, isCut } = sourceTextOf(`a${'😀'.repeat(max)}`);
  expect([text.length, isCut]).toEqual([max - 1, true]);
  expect(text.endsWith('😀')).toBe(true);
});
