import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './client';
import { watchSession } from './session-watch';

let code: 'UNAUTHORIZED' | 'FORBIDDEN';
let leave: () => void;
const onEnd = vi.fn();

beforeEach(() => {
  code = 'UNAUTHORIZED';
  onEnd.mockClear();
  vi.stubGlobal('fetch', (address: string) => {
    const refusal = { error: { code: -32001, message: 'não', data: { code } } };
    const calls = address.split('?', 1)[0]?.split(',') ?? [];
    return Promise.resolve(Response.json(calls.map(() => refusal)));
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A call of the page, and what the page has heard of it. */
function call() {
  const heard = vi.fn();
  void api.settings.get.query().catch(heard);
  return heard;
}

test('a page is told once that nobody is signed in, and hears no refusal', async () => {
  leave = watchSession(onEnd);
  const heard = [call(), call()];
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
  const late = call();
  leave();
  await expect(api.settings.get.query()).rejects.toThrow('não');
  expect(onEnd).toHaveBeenCalledOnce();
  for (const one of [...heard, late]) expect(one).not.toHaveBeenCalled();
});

test('calls that began before the page watched count too', async () => {
  const heard = call();
  leave = watchSession(onEnd);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(heard).not.toHaveBeenCalled();
});

test('a refusal for another reason is heard', async () => {
  code = 'FORBIDDEN';
  leave = watchSession(onEnd);
  await expect(api.settings.get.query()).rejects.toThrow('não');
  expect(onEnd).not.toHaveBeenCalled();
});

test('where nobody watches, or the page was left, the call fails', async () => {
  leave = watchSession(onEnd);
  const heard = call();
  leave();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  await expect(api.settings.get.query()).rejects.toThrow('não');
  expect(onEnd).not.toHaveBeenCalled();
});
