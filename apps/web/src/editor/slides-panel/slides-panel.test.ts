import { aSlide, anElement } from '@arrasta/testkit';
import { afterAll, expect, test, vi } from 'vitest';
import { headingOf } from './slides-panel';

// The settings below the slides look at the window as soon as they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('a slide is known by its title, wherever it stands', () => {
  const text = anElement('text', { content: 'Texto' });
  const title = anElement('title', { content: 'Duas<br>linhas' });
  expect(headingOf(aSlide({ elements: [text, title] }))).toBe('Duas linhas');
});

test('without a title the first text with words in it stands for the slide', () => {
  const blank = anElement('subtitle', { content: '  ' });
  const list = anElement('list', { content: '\nPrimeiro\nSegundo' });
  expect(headingOf(aSlide({ elements: [blank, list] }))).toBe('Primeiro');
});

test('a slide without words is known by what it holds first', () => {
  const elements = [anElement('image'), anElement('icon')];
  expect(headingOf(aSlide({ elements }))).toBe('Imagem');
});

test('a slide with nothing on it says that it is empty', () => {
  expect(headingOf(aSlide())).toBe('Slide vazio');
});
