import { expect, test } from 'vitest';
import { growthOf } from './growth-of';
import type { Sample } from './samples';

const nothing = { heap: 0, handles: 0, openFiles: 0, database: 0, processor: 0 };

/** Two a minute for an hour, of a size that depends on the minute. */
function anHour(residentAt: (minutes: number) => number): Sample[] {
  return Array.from({ length: 120 }, (_, index) => {
    const minutes = index / 2;
    return { ...nothing, minutes, resident: residentAt(minutes) };
  });
}

test('memory that is only taken while warming up does not count', () => {
  const samples = anHour((minutes) => (minutes < 10 ? minutes * 10 : 100));
  expect(growthOf(samples, 'resident', 60).share).toBe(0);
});

test('a leak is seen in the last ten minutes against minutes 10 to 20', () => {
  const { early, late, share } = growthOf(
    anHour((minutes) => 100 + minutes),
    'resident',
    60,
  );
  expect([early, late]).toEqual([114.75, 154.75]);
  expect(share).toBeCloseTo(0.349, 3);
});

test('a soak that was cut has nothing to compare, which is no success', () => {
  const { share } = growthOf(
    anHour(() => 100).filter(({ minutes }) => minutes < 30),
    'resident',
    60,
  );
  expect(share < 0.1).toBe(false);
});
