import { openSession, openUnsaved } from '@arrasta/domain';
import { aDeck } from '@arrasta/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { api, watchSession } from '../../api/client';
import { currentSession, openInEditor } from '../store/editor-store';
import { usePersistenceStore } from './persistence-store';
import { enqueueMutation, retryWait, saveDeck } from './save-deck';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SECOND = 1000;
const silent = { retryAfter: null };

test('the waits grow up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 50].map((times) => retryWait(times, silent) / SECOND);
  expect(waits).toEqual([5, 15, 30, 60, 60, 60]);
});

test('a server that asks for more time is given it, within reason', () => {
  expect(retryWait(1, { retryAfter: 20 * SECOND })).toBe(20 * SECOND);
  expect(retryWait(2, { retryAfter: 2 * SECOND })).toBe(15 * SECOND);
  expect(retryWait(1, { retryAfter: 86_400 * SECOND })).toBe(600 * SECOND);
});

test('a call that the end of the session leaves without an answer holds up no later one', async () => {
  const refusal = { error: { code: -32001, message: 'não', data: { code: 'UNAUTHORIZED' } } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([refusal])));
  const leave = watchSession(() => undefined);
  const answered = vi.fn();
  enqueueMutation(() => api.carousels.delete.mutate({ id: 'um' })).then(answered, answered);
  await expect(enqueueMutation(() => Promise.resolve('salvo'))).resolves.toBe('salvo');
  expect(answered).not.toHaveBeenCalled();
  leave();
});

test('a save whose deck was opened anew meanwhile is not noted on that one, and is known as an own one', async () => {
  let answer: (() => void) | null = null;
  const deck = aDeck();
  const data = { carousel: { ...deck.carousel, version: 8 }, slides: deck.slides };
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json([{ result: { data } }]));
      }),
  );
  const stored = { version: 7, slideIds: new Set(deck.slides.map(({ id }) => id)) };
  openInEditor({ ...openUnsaved(deck), stored });
  const saving = saveDeck();
  await expect.poll(() => answer).not.toBeNull();
  openInEditor(openSession(deck, stored));
  (answer as unknown as () => void)();
  await saving;
  expect(currentSession()?.stored?.version).toBe(7);
  expect(usePersistenceStore.getState().unconfirmedSaves).toHaveLength(1);
});
