import { expect, test } from 'vitest';
import { formatDay, formatMinute } from './dates';

test.each([
  ['2026-03-03T12:00:00.000Z', '03 de mar de 2026'],
  ['2026-09-30T12:00:00.000Z', '30 de set de 2026'],
  ['2025-05-01T12:00:00.000Z', '01 de mai de 2025'],
])('%s is written %s', (moment, text) => {
  expect(formatDay(moment)).toBe(text);
});

test('a moment is told to the minute', () => {
  expect(formatMinute(new Date(2026, 2, 3, 14, 5).toISOString())).toBe('03 de mar de 2026, 14:05');
});
