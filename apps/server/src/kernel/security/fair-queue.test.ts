import { expect, test } from 'vitest';
import { fairQueue, pacedQueue } from './fair-queue';

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

/** An account at an address of its own, or at that one. */
const at = (account: string, address = account) => ({ account, address });

const busy = (milliseconds: number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('an owner rests after work, and others come in between', async () => {
  const run = pacedQueue({ all: 10, own: 5, longestRest: 60_000 });
  const ended: string[] = [];
  const work = (account: string) => run(at(account), busy(20)).then(() => ended.push(account));
  await Promise.all([work('ana'), work('ana'), work('bia')]);
  expect(ended).toEqual(['ana', 'bia', 'ana']);
});

test('many accounts of one address wait for each other, and another address for one of them', async () => {
  const run = pacedQueue({ all: 10, own: 5, longestRest: 60_000 });
  const ended: string[] = [];
  const work = (account: string, address: string) =>
    run(at(account, address), busy(1)).then(() => ended.push(account));
  const accounts = ['a', 'b', 'c', 'd'].map((account) => work(account, 'office'));
  await Promise.all([...accounts, work('bia', 'home')]);
  expect(ended).toEqual(['a', 'bia', 'b', 'c', 'd']);
});

test('who hangs up while waiting for paced work has no place any more', async () => {
  const run = pacedQueue({ all: 10, own: 5, longestRest: 60_000 });
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
  const run = pacedQueue({ all: 10, own: 5, longestRest: 60_000 });
  await expect(run(at('ana'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(at('ana'), () => Promise.resolve(1))).resolves.toBe(1);
});

test('work that takes long because the machine is slow makes nobody rest for longer than the limit', async () => {
  const run = pacedQueue({ all: 10, own: 5, longestRest: 10 });
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  await Promise.all([
    run(at('ana'), busy(50)).then(note('ana')),
    run(at('bia'), busy(1)).then(note('bia')),
    // Nineteen times fifty would be later.
    new Promise((resolve) => setTimeout(resolve, 700)).then(note('later')),
  ]);
  expect(ended).toEqual(['ana', 'bia', 'later']);
});

test('an owner with more waiting than its share is refused', async () => {
  const run = pacedQueue({ all: 10, own: 2, longestRest: 60_000 });
  const asked = Array.from({ length: 5 }, () => run(at('ana'), busy(5)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
});
