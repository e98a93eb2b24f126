import { expect, test } from 'vitest';
import { within } from './within';

const never = new Promise<never>(() => undefined);

test('what is done in time is handed on', async () => {
  await expect(within(Promise.resolve('ok'), 1000)).resolves.toBe('ok');
});

test('what is not done in time is given up', async () => {
  await expect(within(never, 1)).rejects.toThrow('Tempo esgotado');
});

test('a signal ends the wait with its own reason', async () => {
  const control = new AbortController();
  const waiting = within(never, 1000, control.signal);
  control.abort(new Error('Cancelado'));
  await expect(waiting).rejects.toThrow('Cancelado');
});
