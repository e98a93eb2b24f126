import { expect, test } from 'vitest';
import { restartPause } from './restart-pause.mjs';

const minute = 60_000;

test('a server that was killed, or broke off while it ran, is started again', () => {
  expect(restartPause({ code: null, ran: 100, crashes: 0 })).toEqual({ ms: 1000, crashes: 1 });
  expect(restartPause({ code: 134, ran: 100, crashes: 0 })).toEqual({ ms: 1000, crashes: 1 });
  expect(restartPause({ code: 1, ran: minute, crashes: 0 })).toEqual({ ms: 1000, crashes: 1 });
});

test('one that ended well, or could not start, is not', () => {
  expect(restartPause({ code: 0, ran: minute, crashes: 0 })).toBeNull();
  expect(restartPause({ code: 1, ran: 2000, crashes: 0 })).toBeNull();
});

test('pauses grow up to a minute, and begin anew after ten good minutes', () => {
  const pauses: number[] = [];
  let crashes = 0;
  for (let count = 0; count < 8; count += 1) {
    const pause = restartPause({ code: null, ran: minute, crashes });
    pauses.push((pause?.ms ?? 0) / 1000);
    crashes = pause?.crashes ?? 0;
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(restartPause({ code: null, ran: 11 * minute, crashes })).toEqual({ ms: 1000, crashes: 1 });
});
