import { describe, expect, test } from 'vitest';
import { cssOf, isSameColor, parseColor } from './color';

describe('reading colours', () => {
  test.each([
    ['#fff', 'rgb(255, 255, 255)'],
    ['06D6A0', 'rgb(6, 214, 160)'],
    ['#06D6A080', 'rgba(6, 214, 160, 0.502)'],
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    ['rgba(79, 70, 229, 0.1)', 'rgba(79, 70, 229, 0.1)'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
  ])('%s is painted as %s', (stored, painted) => {
    const color = parseColor(stored);
    expect(color && cssOf(color)).toBe(painted);
  });

  test.each(['', 'red', 'url(x)', '#12345', 'rgb(300, 0, 0)'])('%j is no colour', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  test('notations of one colour are the same colour', () => {
    const [one, other] = [parseColor('#4F46E5'), parseColor('rgb(79, 70, 229)')];
    expect(one && other && isSameColor(one, other)).toBe(true);
  });
});
