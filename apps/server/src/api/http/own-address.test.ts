import { expect, test } from 'vitest';
import { refusalSample } from './own-address';

test('so many of a minute are recorded, of all and of one address; the others are counted', () => {
  let time = 1_000_000;
  const { take, left } = refusalSample(() => new Date(time), { all: 5, ofAddress: 3 });
  const taken = (address: string) => [1, 2, 3, 4].filter(() => take(address)).length;
  expect([taken('casa'), taken('escola'), taken('rua')]).toEqual([3, 2, 0]);
  expect(left()).toBe(7);
  time += 60_000;
  expect(taken('casa')).toBe(3);
  expect(left()).toBe(8);
});
