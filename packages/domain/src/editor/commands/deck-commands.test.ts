import { aCarousel, aDeck, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { replaceDeck } from './deck-commands';
import { setElementContent } from './element-commands';
import { goToSlide, selectElement } from './view-commands';

const written = () => aSlide({ elements: [anElement('title', { content: 'antes' })] });
const generated = () =>
  aDeck({
    carousel: aCarousel({ title: 'Gerado' }),
    slides: [aSlide({ elements: [anElement('title', { content: 'gerado' })] })],
  });

test('the other deck takes the place of this one, from its first slide', () => {
  const editor = anEditor({ slides: [aSlide(), written()] });
  const deck = generated();
  editor.run(goToSlide(1));
  editor.run(selectElement(editor.element(0).id));
  editor.run(replaceDeck(deck));
  expect(editor.deck).toEqual(deck);
  expect(editor.view).toMatchObject({ currentIndex: 0, selectedElementId: null });
});

test('the other deck is put in order first', () => {
  const editor = anEditor();
  const slides = [aSlide({ title: 'B', position: 9 }), aSlide({ title: 'A', position: 4 })];
  editor.run(replaceDeck({ carousel: aCarousel(), slides }));
  expect(editor.deck.slides.map(({ title, position }) => [title, position])).toEqual([
    ['A', 0],
    ['B', 1],
  ]);
});

test('it is one step that undo takes back, with the slide and element that were shown', () => {
  const editor = anEditor({ slides: [aSlide(), written()] });
  editor.run(goToSlide(1));
  editor.run(selectElement(editor.element(0).id));
  const before = editor.session.state;
  editor.run(replaceDeck(generated()));
  editor.undo();
  expect(editor.session.state).toEqual(before);
});

test('the deck that was given stays as it is when the editor goes on', () => {
  const editor = anEditor();
  const deck = generated();
  editor.run(replaceDeck(deck));
  editor.run(setElementContent(editor.element(0).id, 'depois'));
  expect(deck.slides[0]?.elements[0]?.content).toBe('gerado');
});

test('the same deck can be put in place again', () => {
  const editor = anEditor();
  const deck = generated();
  editor.run(replaceDeck(deck));
  editor.run(setElementContent(editor.element(0).id, 'depois'));
  editor.run(replaceDeck(deck));
  expect(editor.deck).toEqual(deck);
});
