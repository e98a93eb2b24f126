import { expect, test } from 'vitest';
import {
  asksForFresh,
  editorState,
  freshDeckState,
  galleryState,
  requestedView,
  sampleDeckState,
} from './visit-state';

test.each([
  ['nothing', null, null],
  ['a state of somebody else', 'text', null],
  ['a new deck', freshDeckState, null],
  ['the sample slides', sampleDeckState, 'editor'],
  ['the editor', editorState, 'editor'],
  ['a carousel that was made before', { prepared: 'id' }, 'editor'],
  ['the gallery', galleryState, 'gallery'],
])('a way that asks for %s', (_what, state, view) => {
  expect(requestedView(state)).toBe(view);
});

test('a new deck is asked for until the page is loaded anew, which offers what was edited in it', () => {
  expect(asksForFresh(sampleDeckState)).toBe(true);
  expect(asksForFresh({ ...sampleDeckState, freshUntilReload: 0 })).toBe(false);
  expect(asksForFresh(editorState)).toBe(false);
});
