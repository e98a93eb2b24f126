import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportBucketFailures, type BucketEvent } from './image-objects';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('of failures the first is told, then one a minute, with how many there were', () => {
  let happen: (event: BucketEvent) => void = () => undefined;
  const reports: string[] = [];
  reportBucketFailures(
    (listener) => (happen = listener),
    ({ reason }, failures) => reports.push(`${reason?.message ?? ''} ${String(failures)}`),
  );
  const event = { operation: 'read', outcome: 'failed', seconds: 1 } as const;
  const fails = (message: string) => {
    happen({ ...event, reason: new Error(message) });
  };
  happen({ ...event, outcome: 'done', reason: null });
  for (const message of ['a', 'b', 'c']) fails(message);
  expect(reports).toEqual(['a 1']);
  vi.advanceTimersByTime(60_000);
  fails('d');
  expect(reports).toEqual(['a 1', 'd 3']);
});
