import { setElementContent } from '@arrasta/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dispatch,
  endTyping,
  newSession,
  flushedSession,
  openInEditor,
  undoLast,
  useEditorStore,
  deferInput,
} from './editor-store';

let frames: (() => void)[] = [];

/** What those see who are told of changes; asking for the deck would have it written. */
const drawn = () => useEditorStore.getState().session?.state.deck.slides[0]?.elements[0];
const type = (typed: string) => {
  const id = drawn()?.id ?? '';
  deferInput(() => dispatch(setElementContent(id, typed)));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  openInEditor(newSession());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a letter is written once its frame is painted', async () => {
  const before = drawn()?.content;
  type('L');
  expect(drawn()?.content).toBe(before);
  frames.forEach((frame) => {
    frame();
  });
  expect(drawn()?.content).toBe(before);
  await vi.waitFor(
    () => {
      expect(drawn()?.content).toBe('L');
    },
    { timeout: 10_000 },
  );
});

test('of letters in one frame the last text is written', () => {
  type('L');
  type('Lu');
  expect(frames).toHaveLength(1);
  endTyping();
  expect(drawn()?.content).toBe('Lu');
});

test('where no frame comes it is written all the same', () => {
  type('Luz');
  vi.advanceTimersByTime(100);
  expect(drawn()?.content).toBe('Luz');
});

test('whoever asks for the deck has the letter', () => {
  type('Luz');
  expect(flushedSession()?.state.deck.slides[0]?.elements[0]?.content).toBe('Luz');
});

test('an undo right after a letter takes back the letter', () => {
  const before = drawn()?.content;
  type('Luz');
  undoLast();
  expect(drawn()?.content).toBe(before);
});

test('a deck opened right after a letter is not given it', () => {
  type('Luz');
  openInEditor(newSession());
  const other = drawn()?.content;
  vi.advanceTimersByTime(100);
  expect(other).not.toBe('Luz');
  expect(drawn()?.content).toBe(other);
});
