import { afterEach, expect, test, vi } from 'vitest';
import { fetchUnlessStopped, resumeReads, stopReads } from './reads';

afterEach(() => {
  vi.unstubAllGlobals();
  resumeReads();
});

/** A network that answers only when told to, and that can be given up. */
function slowNetwork() {
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (_input: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const giveUp = () => reject(new DOMException('aborted', 'AbortError'));
        if (signal?.aborted === true) giveUp();
        signal?.addEventListener('abort', giveUp);
        answers.push(() => resolve(new Response('ok')));
      }),
  );
  return { answerAll: () => answers.forEach((answer) => answer()) };
}

const settled = (call: Promise<unknown>) => {
  const done = vi.fn();
  call.then(done, done);
  return done;
};

test('a read on its way when reads are stopped is never answered', async () => {
  const network = slowNetwork();
  const done = settled(fetchUnlessStopped('/api/trpc/carousels.list'));
  stopReads();
  network.answerAll();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
});

test('what changes something is answered all the same', async () => {
  const network = slowNetwork();
  const call = fetchUnlessStopped('/api/trpc/auth.logout', { method: 'POST' });
  stopReads();
  network.answerAll();
  expect(await (await call).text()).toBe('ok');
});

test('reads go on once they are resumed', async () => {
  const network = slowNetwork();
  stopReads();
  resumeReads();
  const call = fetchUnlessStopped('/api/trpc/carousels.list');
  network.answerAll();
  expect(await (await call).text()).toBe('ok');
});

test('a read that fails by itself fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(fetchUnlessStopped('/api/trpc/carousels.list')).rejects.toThrow('offline');
});
