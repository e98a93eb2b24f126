import { selectElement, setElementContent } from '@arrasta/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferInput } from './deferred-input';
import { currentSession, dispatch, flushedSession, newSession, openInEditor } from './editor-store';
import {
  currentCarouselId,
  currentElements,
  currentSelectedElement,
  currentSlideCount,
  currentSlideId,
} from './selectors';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
