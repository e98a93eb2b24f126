import { expect, test } from 'vitest';
import { scrollNeeded } from './reveal-field';

const view = { top: 100, bottom: 500 };

test.each([
  ['in view', { top: 200, bottom: 240 }, 0],
  ['under the keyboard', { top: 600, bottom: 640 }, 152],
  ['above the view', { top: 60, bottom: 90 }, -52],
  ['higher than the view, which shows its beginning', { top: 300, bottom: 900 }, 188],
  ['higher than the view, scrolled to its middle', { top: 0, bottom: 900 }, 0],
])('a field that is %s', (_, field, needed) => {
  expect(scrollNeeded(field, view)).toBe(needed);
});
