import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue';
import { argonPasswords } from './passwords';

test('a password is kept as argon2id and recognised, another is not, and none is ever right', async () => {
  const passwords = argonPasswords();
  const hash = await passwords.hash('segredo-123', 'ana');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'segredo-123', 'ana')).toBe(true);
  expect(await passwords.verify(hash, 'segredo-124', 'ana')).toBe(false);
  expect(await passwords.verify(null, 'segredo-123', 'ana')).toBe(false);
});

test('a queue runs a few at once, lets some wait, and refuses the rest', async () => {
  const run = boundedQueue({ running: 2, waiting: 1 });
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => endings.push(resolve));
  };
  const all = [run(work('a')), run(work('b')), run(work('c'))];
  await expect(run(work('d'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(begun).toEqual(['a', 'b']);
  endings[0]?.();
  await all[0];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const end of endings.slice(1)) end();
  await Promise.all(all);
});

test('whoever gives up waiting loses the place to the next', async () => {
  const run = boundedQueue({ running: 1, waiting: 2 });
  let end = (): void => undefined;
  const first = run(() => new Promise<void>((resolve) => (end = resolve)));
  const impatient = new AbortController();
  const second = run(() => Promise.resolve('second'), impatient.signal);
  const third = run(() => Promise.resolve('third'));
  impatient.abort();
  await expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
  const fourth = run(() => Promise.resolve('fourth'));
  end();
  await first;
  expect(await Promise.all([third, fourth])).toEqual(['third', 'fourth']);
});
