import { selectElement, setElementContent, addElement, setElementStyle } from '@arrasta/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deferInput,
  currentSession,
  dispatch,
  flushedSession,
  newSession,
  openInEditor,
  undoLast,
} from './editor-store';
import {
  currentCarouselId,
  currentElements,
  currentSelectedElement,
  currentSlideCount,
  currentSlideId,
  debouncedSession,
} from './selectors';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  openInEditor(newSession());
});

afterEach(() => {
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('which slides and elements there are is read without writing what is being typed', () => {
  const elementId = currentElements()[0]?.id ?? '';
  dispatch(selectElement(elementId));
  deferInput(() => dispatch(setElementContent(elementId, 'Luz')));
  const before = currentSession();

  expect(currentCarouselId()).toBe(before?.state.deck.carousel.id);
  expect(currentSlideCount()).toBe(2);
  expect(currentSlideId()).toBe(before?.state.deck.slides[0]?.id);
  expect(currentElements()).toBe(before?.state.deck.slides[0]?.elements);
  expect(currentSelectedElement()?.id).toBe(elementId);
  expect(currentSession()).toBe(before);

  flushedSession();
  expect(currentSelectedElement()?.content).toBe('Luz');
});

const elements = () => debouncedSession()?.state.deck.slides[0]?.elements ?? [];
const text = () => elements()[0]?.content;
const type = (typed: string) => dispatch(setElementContent(elements()[0]?.id ?? '', typed));

test('letters are followed after a pause', () => {
  const before = text();
  type('L');
  type('Lu');
  expect(text()).toBe(before);
  vi.advanceTimersByTime(149);
  expect(text()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Lu');
});

test('a burst without pauses is followed three quarters of a second after it began', () => {
  const before = text();
  for (let at = 0; at < 700; at += 100) {
    type(`Luz ${at}`);
    vi.advanceTimersByTime(100);
  }
  expect(text()).toBe(before);
  type('Luz da manhã');
  vi.advanceTimersByTime(50);
  expect(text()).toBe('Luz da manhã');
});

test('what is not one of many is there at once, and the letters before it', () => {
  type('Luz');
  dispatch(addElement('text'));
  expect(text()).toBe('Luz');
  const added = elements().length;
  undoLast();
  expect(elements()).toHaveLength(added - 1);
});

test('a step of a slider is followed after a pause too', () => {
  const element = elements()[0];
  dispatch(setElementStyle(element?.id ?? '', { opacity: '50' }));
  expect(elements()[0]).toBe(element);
  vi.advanceTimersByTime(150);
  expect(elements()[0]).not.toBe(element);
});

test('another deck is there at once', () => {
  type('Luz');
  const next = newSession();
  openInEditor(next);
  expect(debouncedSession()).toBe(next);
});
