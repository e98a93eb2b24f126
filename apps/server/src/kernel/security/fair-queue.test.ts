import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fairQueue, pacedQueue, inFlightLimiter } from './fair-queue';

const refusal = { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 };

/** Work that ends on request, and notes that it began. */
function bench(run: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (owner: string, name: string, signal?: AbortSignal) => {
    const work = () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => {
          resolve(name);
        });
      });
    const result = run(owner, work, signal);
    result.catch(() => undefined);
    return result;
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, endNext };
}

test('owners take turns, however much each has piled up', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 10 }, own: { running: 1, waiting: 8 } });
  const { begun, start, endNext } = bench(run);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('ana', name);
  void start('bia', 'b1');
  void start('caio', 'c1');
  void start('bia', 'b2');
  for (let count = 0; count < 7; count += 1) await endNext();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('nobody runs or waits beyond the own share', async () => {
  const run = fairQueue({ all: { running: 3, waiting: 10 }, own: { running: 2, waiting: 1 } });
  const { begun, start } = bench(run);
  void start('ana', 'a1');
  void start('ana', 'a2');
  void start('ana', 'a3');
  await expect(start('ana', 'a4')).rejects.toMatchObject(refusal);
  void start('bia', 'b1');
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1']);
});

test('where all places are taken, who has most gives up the last to a newcomer', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 3 }, own: { running: 1, waiting: 3 } });
  const { begun, start, endNext } = bench(run);
  void start('ana', 'a1');
  void start('ana', 'a2');
  void start('ana', 'a3');
  const last = start('ana', 'a4');
  void start('bia', 'b1');
  await expect(last).rejects.toMatchObject(refusal);
  await expect(start('ana', 'a5')).rejects.toMatchObject(refusal);
  void start('caio', 'c1');
  await expect(start('davi', 'd1')).rejects.toMatchObject(refusal);
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('one that gives up loses the place, and nobody else does', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 2 }, own: { running: 1, waiting: 2 } });
  const { begun, start, endNext } = bench(run);
  const controller = new AbortController();
  void start('ana', 'a1');
  const left = start('bia', 'b1', controller.signal);
  void start('caio', 'c1');
  controller.abort();
  await expect(left).rejects.toMatchObject(refusal);
  void start('davi', 'd1');
  for (let count = 0; count < 3; count += 1) await endNext();
  expect(begun).toEqual(['a1', 'c1', 'd1']);
});

test('work that fails makes room', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 1 }, own: { running: 1, waiting: 1 } });
  const fails = () => Promise.reject(new Error('no'));
  await expect(run('ana', fails)).rejects.toThrow('no');
  await expect(run('ana', () => Promise.resolve(1))).resolves.toBe(1);
});

const busy = (milliseconds: number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('an owner rests after work, and others come in between', async () => {
  const run = pacedQueue({ all: 10, own: 5 });
  const ended: string[] = [];
  const work = (owner: string) => run(owner, busy(20)).then(() => ended.push(owner));
  await Promise.all([work('ana'), work('ana'), work('bia')]);
  expect(ended).toEqual(['ana', 'bia', 'ana']);
});

test('work that fails rejects, and makes room', async () => {
  const run = pacedQueue({ all: 10, own: 5 });
  await expect(run('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run('ana', () => Promise.resolve(1))).resolves.toBe(1);
});

test('an owner with more waiting than its share is refused', async () => {
  const run = pacedQueue({ all: 10, own: 2 });
  const asked = Array.from({ length: 5 }, () => run('ana', busy(5)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});

describe('calls in flight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = new AbortController().signal;

  test('takes as many as it holds, and the next one once one has left', async () => {
    const { begin, enter } = inFlightLimiter(1);
    const leave = begin('ana');
    expect(begin('bia')).toBeNull();
    await expect(enter('bia', never)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    leave?.();
    expect(begin('bia')).not.toBeNull();
  });

  test('leaving twice makes room for one', () => {
    const { begin } = inFlightLimiter(1);
    const leave = begin('ana');
    leave?.();
    expect(begin('bia')).not.toBeNull();
    leave?.();
    expect(begin('ana')).toBeNull();
  });

  test('a place can stay taken for a moment after its call', () => {
    const { begin } = inFlightLimiter(1);
    begin('ana')?.(50);
    vi.advanceTimersByTime(49);
    expect(begin('bia')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(begin('bia')).not.toBeNull();
  });

  test('what waits for others makes room after two seconds, and none once more at its end', () => {
    const { begin } = inFlightLimiter(1);
    const leave = begin('ana');
    vi.advanceTimersByTime(2_000);
    expect(begin('bia')).not.toBeNull();
    leave?.();
    expect(begin('ana')).toBeNull();
  });

  test('a few calls of one address are worked on at once, and those of another beside them', async () => {
    const { begin, enter } = inFlightLimiter(200);
    const first = Array.from({ length: 100 }, () => begin('flood'));
    const begun = first.filter((leave) => leave !== null);
    expect(begun).toHaveLength(4);
    expect(begin('ana')).not.toBeNull();
    const next = enter('flood', never);
    begun[0]?.();
    expect(await next).toBeTypeOf('function');
  });

  test('who comes while an address fills all places to wait is let in before its rest', async () => {
    const { begin, enter } = inFlightLimiter(24);
    const others = ['a', 'b', 'c', 'd'].flatMap((name) =>
      Array.from({ length: 4 }, () => begin(name)),
    );
    const flood = Array.from({ length: 8 }, () => enter('a', never).catch(() => null));
    const ana = enter('ana', never);
    expect(await flood.at(-1)).toBeNull();
    others[0]?.();
    others[4]?.();
    expect(await ana).toBeTypeOf('function');
  });

  test('who hangs up while waiting has no place any more', async () => {
    const { begin, enter } = inFlightLimiter(20);
    const [leave] = Array.from({ length: 4 }, () => begin('ana'));
    const controller = new AbortController();
    const left = enter('ana', controller.signal);
    controller.abort();
    await expect(left).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    leave?.();
    expect(begin('ana')).not.toBeNull();
  });
});
