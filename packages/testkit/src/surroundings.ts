import type { Surroundings } from '@arrasta/domain';
import { countedIds } from './counted-ids';
import { fakeClock, type FakeClock } from './fake-clock';

/** What the model is told from outside, under the test's control: a fake clock and counted ids. */
export function surroundings(clock = fakeClock(), newId = countedIds()): FakeClock & Surroundings {
  return { ...clock, newId };
}
