import { aCarousel, aDeck, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import {
  chooseTheme,
  drawOtherDecoration,
  renameCarousel,
  replaceDeck,
  setFonts,
} from './carousel';
import { setCarouselField } from './carousel-settings';
import { setElementContent } from './elements';
import { goToSlide, selectElement } from './view';

const editorOf = (overrides: Parameters<typeof aCarousel>[0]) =>
  anEditor({ carousel: aCarousel(overrides) });

describe('renaming the carousel', () => {
  test('takes the trimmed title', () => {
    const editor = anEditor();
    editor.run(renameCarousel('  Cinco ideias \n'));
    expect(editor.deck.carousel.title).toBe('Cinco ideias');
  });

  test.each(['', '   ', '\n\t', 'Título de antes', ' Título de antes '])('declines %j', (title) => {
    const editor = editorOf({ title: 'Título de antes' });
    expect(editor.run(renameCarousel(title))).toBe(false);
    expect(editor.deck.carousel.title).toBe('Título de antes');
  });

  test('declines a title longer than 200 rather than cutting it', () => {
    const editor = anEditor();
    expect(editor.run(renameCarousel('a'.repeat(201)))).toBe(false);
    expect(editor.run(renameCarousel('a'.repeat(200)))).toBe(true);
  });
});

describe('another drawing of the decoration', () => {
  test('is the next one, and the first one after the last', () => {
    const editor = editorOf({ decorSeed: 2_147_483_646 });
    editor.run(drawOtherDecoration());
    expect(editor.deck.carousel.decorSeed).toBe(2_147_483_647);
    editor.run(drawOtherDecoration());
    expect(editor.deck.carousel.decorSeed).toBe(0);
  });
});

describe('a setting of the carousel', () => {
  test('is set, and nothing else', () => {
    const editor = anEditor();
    const before = editor.deck.carousel;
    editor.run(setCarouselField('primaryColor', '#06D6A0'));
    expect(editor.deck.carousel).toEqual({ ...before, primaryColor: '#06D6A0' });
  });

  test.each([
    setCarouselField('hideFooter', true),
    setCarouselField('gradient', 'linear-gradient(45deg, #fff, #000)'),
    setCarouselField('pageIndicator', 'none'),
    setCarouselField('brandAvatarUrl', null),
    setCarouselField('socialCaption', 'Legenda'),
  ])('$name is declined the second time', (command) => {
    const editor = editorOf({ brandAvatarUrl: '/api/pictures/1' });
    expect([editor.run(command), editor.run(command)]).toEqual([true, false]);
  });

  test.each([
    setCarouselField('primaryColor', 'azul'),
    setCarouselField('gradient', 'url(https://example.com)'),
    setCarouselField('brandAvatarUrl', 'javascript:alert(1)'),
    setCarouselField('brandName', 'a'.repeat(101)),
    setCarouselField('theme', 'Não é um nome'),
  ])('$name declines what could not be stored', (command) => {
    expect(anEditor().run(command)).toBe(false);
  });
});

describe('replacing the deck', () => {
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
});

describe('a theme and its fonts', () => {
  test('a theme aligns what was never aligned by hand, and undo takes all of it back', () => {
    const elements = [
      anElement('title'),
      anElement('text'),
      anElement('text', { style: { alignment: 'text-left' } }),
      anElement('text', { style: { alignment: 'text-right' } }),
    ];
    const editor = anEditor({ slides: [aSlide({ elements })] });
    const before = editor.deck;
    expect(editor.run(chooseTheme('frame', 'text-left'))).toBe(true);
    expect(editor.deck.carousel.theme).toBe('frame');
    const alignments = editor.slide(0).elements.map(({ style }) => style.alignment);
    expect(alignments).toEqual([undefined, undefined, undefined, 'text-right']);
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('a theme may put the brand line in its place, in the same step', () => {
    const editor = anEditor({ carousel: aCarousel({ theme: 'bold', brandPosition: 'footer' }) });
    editor.run(chooseTheme('swiss', 'text-left', 'header'));
    expect(editor.deck.carousel.brandPosition).toBe('header');
    editor.undo();
    expect(editor.deck.carousel).toMatchObject({ theme: 'bold', brandPosition: 'footer' });
  });

  test('a theme that has the brand at the head brings it there, and undo takes that back', () => {
    const editor = anEditor();
    const before = editor.deck;
    editor.run(chooseTheme('social', 'text-left', 'header'));
    expect(editor.deck.carousel).toMatchObject({ theme: 'social', brandPosition: 'header' });
    editor.run(chooseTheme('minimal', 'text-left'));
    expect(editor.deck.carousel.brandPosition).toBe('header');
    editor.undo();
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('the theme there is, is declined; fonts stay', () => {
    const editor = anEditor({ carousel: aCarousel({ theme: 'bold', titleFont: 'lora' }) });
    expect(editor.run(chooseTheme('bold', 'text-left'))).toBe(false);
    editor.run(chooseTheme('editorial', 'text-left'));
    expect(editor.deck.carousel.titleFont).toBe('lora');
  });

  test('a pair of fonts is one step, and declined when it is there', () => {
    const editor = anEditor();
    const before = editor.deck;
    expect(editor.run(setFonts('lora', 'nunito'))).toBe(true);
    expect(editor.run(setFonts('lora', 'nunito'))).toBe(false);
    expect(editor.deck.carousel).toMatchObject({ titleFont: 'lora', contentFont: 'nunito' });
    editor.undo();
    expect(editor.deck).toEqual(before);
  });
});
