import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createTimeoutSignal } from './timeout';

test('the time is over also where memory was freed and only a signal of several refers to it', async () => {
  setFlagsFromString('--expose-gc');
  const freeMemory = runInNewContext('gc') as () => void;
  const signal = AbortSignal.any([new AbortController().signal, createTimeoutSignal(100)]);
  const aborted = once(signal, 'abort');
  // What a weak reference is made to in a turn is held until that turn ends.
  await nextTurn();
  freeMemory();
  await aborted;
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
