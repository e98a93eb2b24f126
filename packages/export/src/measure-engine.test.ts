import { expect, test } from 'vitest';
import { gridOfSteps } from './measure-engine';

test('edges that all jump at once are laid on the pixels of the screen', () => {
  expect(gridOfSteps([10, 10, 10, 12, 12, 12], 2.5)).toBe('screen');
});

test('edges that move by one pixel at a time are laid on those of the picture', () => {
  expect(gridOfSteps([10, 11, 11, 12, 12, 13], 2.5)).toBe('picture');
});

test.each([
  ['that do not move', [10, 10, 10, 10, 10, 10]],
  ['that move too far', [10, 11, 12, 13, 14, 15]],
  ['that jump twice', [10, 12, 12, 12, 10, 12]],
])('edges %s are laid on neither', (_name, rows) => {
  expect(gridOfSteps(rows, 2.5)).toBeNull();
});
