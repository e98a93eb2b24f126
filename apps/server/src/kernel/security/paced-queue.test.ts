import { expect, test } from 'vitest';
import { pacedQueue } from './paced-queue';

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
