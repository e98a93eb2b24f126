import { expect, test, vi } from 'vitest';
import { pacedQueue } from './paced-queue';

/** An account at an address of its own, or at that one. */
const at = (account: string, address = account) => ({ account, address });

const busy = (milliseconds: number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('an owner rests after work, and others come in between', async () => {
  const run = pacedQueue({ all: 10, own: 5, maxRest: 60_000 });
  const ended: string[] = [];
  const work = (account: string) => run(at(account), busy(20)).then(() => ended.push(account));
  await Promise.all([work('ana'), work('ana'), work('bia')]);
  expect(ended).toEqual(['ana', 'bia', 'ana']);
});

test('many accounts of one address wait for each other, and another address for one of them', async () => {
  const run = pacedQueue({ all: 10, own: 5, maxRest: 60_000 });
  const ended: string[] = [];
  const work = (account: string, address: string) =>
    run(at(account, address), busy(1)).then(() => ended.push(account));
  const accounts = ['a', 'b', 'c', 'd'].map((account) => work(account, 'office'));
  await Promise.all([...accounts, work('bia', 'home')]);
  expect(ended).toEqual(['a', 'bia', 'b', 'c', 'd']);
});

test('who hangs up while waiting for paced work has no place any more', async () => {
  const run = pacedQueue({ all: 10, own: 5, maxRest: 60_000 });
  const ended: string[] = [];
  const controller = new AbortController();
  const first = run(at('ana'), busy(20)).then(() => ended.push('ana'));
  const left = run({ ...at('bia'), signal: controller.signal }, busy(1));
  controller.abort();
  await expect(left).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await Promise.all([first, run(at('caio'), busy(1)).then(() => ended.push('caio'))]);
  expect(ended).toEqual(['ana', 'caio']);
});

test('work that fails rejects, and makes room', async () => {
  const run = pacedQueue({ all: 10, own: 5, maxRest: 60_000 });
  await expect(run(at('ana'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(at('ana'), () => Promise.resolve(1))).resolves.toBe(1);
});

test('work that takes long because the machine is slow makes nobody rest for longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const run = pacedQueue({ all: 10, own: 5, maxRest: 10 });
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  const work = [
    run(at('ana'), busy(50)).then(note('ana')),
    run(at('bia'), busy(1)).then(note('bia')),
  ];
  // Without the limit the rest is 39 times fifty.
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect(ended).toEqual(['ana', 'bia']);
  await Promise.all(work);
});

test('an owner with more waiting than its share is refused', async () => {
  const run = pacedQueue({ all: 10, own: 2, maxRest: 60_000 });
  const asked = Array.from({ length: 5 }, () => run(at('ana'), busy(5)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});

test('who asks seldom waits for one piece of those who ask without end, not for their rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const run = pacedQueue({ all: 200, own: 50, maxRest: 60_000 });
  const askOn = async (name: string) => {
    for (let piece = 0; piece < 50; piece += 1) await run(at(name), busy(60)).catch(() => null);
  };
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void askOn(name);
  await vi.advanceTimersByTimeAsync(20_000);
  const waits: number[] = [];
  for (let read = 0; read < 3; read += 1) {
    const began = performance.now();
    void run(at('ana'), busy(20)).then(() => waits.push(performance.now() - began));
    await vi.advanceTimersByTimeAsync(2_000);
  }
  vi.useRealTimers();
  expect(waits).toHaveLength(3);
  // A piece of others takes 60 ms, and everybody's rest after it 1,140.
  expect(Math.max(...waits)).toBeLessThan(400);
});
