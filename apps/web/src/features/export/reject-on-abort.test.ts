import { expect, test } from 'vitest';
import { rejectOnAbort } from './reject-on-abort';

const never = new Promise<never>(() => undefined);

test('what is done is handed on, and what fails fails', async () => {
  const { signal } = new AbortController();
  await expect(rejectOnAbort(Promise.resolve('ok'), signal)).resolves.toBe('ok');
  await expect(rejectOnAbort(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
});

test('what never comes is not waited for once it is ended', async () => {
  const end = new AbortController();
  const waiting = rejectOnAbort(never, end.signal);
  end.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
});

test('nothing is waited for where it has ended before', async () => {
  const ended = AbortSignal.abort(new Error('cancelled'));
  await expect(rejectOnAbort(Promise.resolve('ok'), ended)).rejects.toThrow('cancelled');
});
