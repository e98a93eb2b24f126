import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue';

const refusal = { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 };

/** Work that ends on request, and notes that it began. */
function bench(run: ReturnType<typeof fairQueue>) {
  const startedJobs: string[] = [];
  const ends: (() => void)[] = [];
  const start = (owner: string, name: string, signal?: AbortSignal) => {
    const work = () =>
      new Promise<string>((resolve) => {
        startedJobs.push(name);
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
  return { startedJobs, start, endNext };
}

test('owners take turns, however much each has piled up', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 10 }, own: { running: 1, waiting: 8 } });
  const { startedJobs, start, endNext } = bench(run);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('ana', name);
  void start('bia', 'b1');
  void start('caio', 'c1');
  void start('bia', 'b2');
  for (let count = 0; count < 7; count += 1) await endNext();
  expect(startedJobs).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('nobody runs or waits beyond the own share', async () => {
  const run = fairQueue({ all: { running: 3, waiting: 10 }, own: { running: 2, waiting: 1 } });
  const { startedJobs, start } = bench(run);
  void start('ana', 'a1');
  void start('ana', 'a2');
  void start('ana', 'a3');
  await expect(start('ana', 'a4')).rejects.toMatchObject(refusal);
  void start('bia', 'b1');
  await expect.poll(() => startedJobs).toEqual(['a1', 'a2', 'b1']);
});

test('where all places are taken, who has most gives up the last to a newcomer', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 3 }, own: { running: 1, waiting: 3 } });
  const { startedJobs, start, endNext } = bench(run);
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
  expect(startedJobs).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('one that gives up loses the place, and nobody else does', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 2 }, own: { running: 1, waiting: 2 } });
  const { startedJobs, start, endNext } = bench(run);
  const controller = new AbortController();
  void start('ana', 'a1');
  const left = start('bia', 'b1', controller.signal);
  void start('caio', 'c1');
  controller.abort();
  await expect(left).rejects.toMatchObject(refusal);
  void start('davi', 'd1');
  for (let count = 0; count < 3; count += 1) await endNext();
  expect(startedJobs).toEqual(['a1', 'c1', 'd1']);
});

test('work that fails makes room', async () => {
  const run = fairQueue({ all: { running: 1, waiting: 1 }, own: { running: 1, waiting: 1 } });
  const fails = () => Promise.reject(new Error('no'));
  await expect(run('ana', fails)).rejects.toThrow('no');
  await expect(run('ana', () => Promise.resolve(1))).resolves.toBe(1);
});
