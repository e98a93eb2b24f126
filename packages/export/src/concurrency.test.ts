import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { yieldInOrder, rejectAfter, perHostQueue, type RunQueued } from './concurrency';

describe('work with a limit', () => {
  const never = new Promise<never>(() => undefined);

  test('what is done in time is handed on', async () => {
    await expect(rejectAfter(Promise.resolve('ok'), 1000)).resolves.toBe('ok');
  });

  test('what is not done in time is given up', async () => {
    await expect(rejectAfter(never, 1)).rejects.toThrow('Tempo esgotado');
  });

  test('a signal ends the wait with its own reason', async () => {
    const control = new AbortController();
    const waiting = rejectAfter(never, 1000, control.signal);
    control.abort(new Error('Cancelado'));
    await expect(waiting).rejects.toThrow('Cancelado');
  });
});

interface Job {
  readonly promise: Promise<string>;
  readonly finish: (outcome: string) => void;
  readonly fail: (reason: Error) => void;
}

function job(): Job {
  let finish: Job['finish'] = () => undefined;
  let fail: Job['fail'] = () => undefined;
  const promise = new Promise<string>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { promise, finish, fail };
}

/** Five jobs, two at once, three ahead of the one that is waited for, and which were begun. */
function fiveJobs() {
  const jobs = Array.from({ length: 5 }, job);
  const startedJobs: number[] = [];
  const outcomes = yieldInOrder(jobs, { maxRunning: 2, ahead: 3 }, ({ promise }, index) => {
    startedJobs.push(index);
    return promise;
  });
  const at = (index: number): Job => {
    const found = jobs[index];
    if (found === undefined) throw new Error('No such job');
    return found;
  };
  return { startedJobs, outcomes, at };
}

describe('work in order', () => {
  test('outcomes come in the order of the items, whichever is ready first', async () => {
    const { outcomes, at } = fiveJobs();
    for (const index of [4, 2, 1, 3, 0]) at(index).finish(`slide ${index + 1}`);
    const seen: string[] = [];
    for await (const outcome of outcomes) seen.push(outcome);
    expect(seen).toEqual(['slide 1', 'slide 2', 'slide 3', 'slide 4', 'slide 5']);
  });

  test('no more are begun than may be under way', async () => {
    const { startedJobs, outcomes, at } = fiveJobs();
    const first = outcomes.next();
    expect(startedJobs).toEqual([0, 1]);
    at(0).finish('slide 1');
    await first;
    expect(startedJobs).toEqual([0, 1, 2]);
  });

  test('a slow one does not hold up the next, until too many wait to be taken', async () => {
    const { startedJobs, outcomes, at } = fiveJobs();
    const first = outcomes.next();
    at(1).finish('slide 2');
    at(2).finish('slide 3');
    at(3).finish('slide 4');
    await vi.waitFor(
      () => {
        expect(startedJobs).toEqual([0, 1, 2]);
      },
      { timeout: 10_000 },
    );
    at(0).finish('slide 1');
    await first;
    expect(startedJobs).toEqual([0, 1, 2]);
    await outcomes.next();
    expect(startedJobs).toEqual([0, 1, 2, 3]);
  });

  test('a failure ends it, and nothing new is begun', async () => {
    const { startedJobs, outcomes, at } = fiveJobs();
    const first = outcomes.next();
    at(1).fail(new Error('second'));
    at(0).fail(new Error('first'));
    await expect(first).rejects.toThrow('first');
    expect(await outcomes.next()).toEqual({ done: true, value: undefined });
    expect(startedJobs).toEqual([0, 1]);
  });

  test('leaving early begins nothing new', async () => {
    const { startedJobs, outcomes, at } = fiveJobs();
    at(0).finish('slide 1');
    for await (const outcome of outcomes) {
      expect(outcome).toBe('slide 1');
      break;
    }
    at(1).finish('slide 2');
    at(2).finish('slide 3');
    await at(2).promise;
    expect(startedJobs).toEqual([0, 1, 2]);
  });
});

describe('pictures of other hosts in turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<never>(() => undefined);

  /** What becomes of pictures, and when they were begun, in ms from now. */
  function asking(inTurn: RunQueued) {
    const start = performance.now();
    const startTimes: number[] = [];
    const outcomes: string[] = [];
    const ask = (host: string, work: () => Promise<unknown>) => {
      const asked = inTurn(host, 5000, () => {
        startTimes.push(Math.round(performance.now() - start));
        return work();
      });
      asked.then(
        () => outcomes.push('there'),
        () => outcomes.push('missing'),
      );
    };
    return { ask, startTimes, outcomes };
  }

  const there = () => Promise.resolve();

  test('a host that never answers leaves a place for the pictures of others', async () => {
    const { ask, startTimes, outcomes } = asking(perHostQueue());
    for (let count = 0; count < 7; count += 1) ask('dead', never);
    for (let count = 0; count < 5; count += 1) ask('alive', there);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'there'));
    expect(startTimes).toHaveLength(8);
  });

  test('the time of a picture begins with its turn', async () => {
    const { ask, outcomes } = asking(perHostQueue());
    for (const host of ['a', 'b', 'c', 'd']) ask(host, never);
    const slow = () => new Promise((resolve) => setTimeout(resolve, 4000));
    ask('e', slow);
    await vi.advanceTimersByTimeAsync(5001);
    expect(outcomes).toEqual(['missing', 'missing', 'missing', 'missing']);
    await vi.advanceTimersByTimeAsync(4000);
    expect(outcomes.at(-1)).toBe('there');
  });

  test('a host that let two wait in vain is hardly waited for again, and others are', async () => {
    const { ask, startTimes, outcomes } = asking(perHostQueue());
    for (let count = 0; count < 7; count += 1) ask('dead', never);
    ask('dead', there);
    await vi.advanceTimersByTimeAsync(7500);
    expect(outcomes).toContain('there');
    for (let count = 0; count < 33; count += 1) ask('dead', never);
    await vi.advanceTimersByTimeAsync(7500);
    expect(outcomes.filter((outcome) => outcome === 'missing')).toHaveLength(40);
    expect(startTimes.length).toBeLessThan(20);
    ask('slow', () => new Promise((resolve) => setTimeout(resolve, 4000)));
    await vi.advanceTimersByTimeAsync(4000);
    expect(outcomes.at(-1)).toBe('there');
  });

  test('nothing is begun once the export has ended', async () => {
    const end = new AbortController();
    const { ask, startTimes, outcomes } = asking(perHostQueue(end.signal));
    for (let count = 0; count < 5; count += 1) ask('dead', never);
    end.abort(new Error('Cancelado'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toHaveLength(5);
    expect(startTimes).toHaveLength(0);
  });
});
