import { expect, test } from 'vitest';
import { clearLift } from './clear-lift';

const toast = { left: 200, right: 600, top: 680, bottom: 744 };

function control(left: number, top: number, size = 32) {
  return { left, right: left + size, top, bottom: top + size };
}

test.each([
  ['nothing is in the way', [], 0],
  ['a control beside it', [control(620, 700)], 0],
  ['a control under it', [control(300, 700)], 52],
  ['a control that it would cover once lifted', [control(300, 700), control(300, 640)], 112],
])('where %s', (_, controls, lift) => {
  expect(clearLift(toast, controls)).toBe(lift);
});

test('where controls fill the window it stays', () => {
  const column = Array.from({ length: 24 }, (_, row) => control(300, row * 32));
  expect(clearLift(toast, column)).toBe(0);
});
