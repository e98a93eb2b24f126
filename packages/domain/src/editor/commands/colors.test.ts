import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import {
  applyPalette,
  applyPreset,
  setAccentColor,
  setCustomColors,
  setPrimaryColor,
  setSecondaryColor,
  whiteTextOnImage,
} from './colors';

const gradient = 'linear-gradient(135deg, #FFD9A6, #FF9E93)';
const twoSlides = () => [
  aSlide({ elements: [anElement('title'), anElement('list')] }),
  aSlide({ elements: [anElement('text')] }),
];
const palette = { primary: '#B9481F', secondary: '#FBF3EA', accent: '#2B1A12', gradient: null };

describe('a palette', () => {
  test('sets the colours, ends custom ones and recolours every slide, as one step', () => {
    const carousel = aCarousel({ useCustomColors: true, gradient });
    const editor = anEditor({ carousel, slides: twoSlides() });
    const before = editor.deck;
    editor.run(applyPalette(palette));
    expect(editor.deck.carousel).toMatchObject({
      primaryColor: '#B9481F',
      secondaryColor: '#FBF3EA',
      accentColor: '#2B1A12',
      gradient: null,
      useCustomColors: false,
    });
    expect(editor.slide(0).elements[1]?.style).toMatchObject({
      color: '#2B1A12',
      backgroundColor: 'rgba(185, 72, 31, 0.1)',
    });
    expect(editor.slide(1).elements[0]?.style.color).toBe('#2B1A12');
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('with a gradient brings it', () => {
    const editor = anEditor();
    editor.run(applyPalette({ ...palette, gradient }));
    expect(editor.deck.carousel.gradient).toBe(gradient);
  });
});

test('a palette that could not be stored is declined', () => {
  expect(anEditor().run(applyPalette({ ...palette, accent: 'azul' }))).toBe(false);
});

describe('the pickers', () => {
  test('one drag of a picker is one step', () => {
    const editor = anEditor({ slides: twoSlides() });
    const before = editor.deck;
    for (const color of ['#111111', '#222222', '#06D6A0']) {
      editor.run(setPrimaryColor(color));
      editor.wait(50);
    }
    expect(editor.slide(0).elements[1]?.style.backgroundColor).toBe('rgba(6, 214, 160, 0.1)');
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('an accent reaches the words of every slide', () => {
    const editor = anEditor({ slides: twoSlides() });
    editor.run(setAccentColor('#2B1A12'));
    expect(editor.slide(1).elements[0]?.style.color).toBe('#2B1A12');
  });

  test('a new background is seen: the gradient that lay over it goes', () => {
    const editor = anEditor({ carousel: aCarousel({ gradient }) });
    editor.run(setSecondaryColor('#FBF3EA'));
    expect(editor.deck.carousel).toMatchObject({ secondaryColor: '#FBF3EA', gradient: null });
  });

  test.each([setPrimaryColor, setSecondaryColor, setAccentColor])(
    '%o declines what is no colour and the colour there is',
    (set) => {
      const editor = anEditor();
      expect(editor.run(set('azul'))).toBe(false);
      expect(editor.run(set('#06D6A0'))).toBe(true);
      expect(editor.run(set('#06D6A0'))).toBe(false);
    },
  );

  test('are shown and hidden', () => {
    const editor = anEditor();
    expect(editor.run(setCustomColors(true))).toBe(true);
    expect(editor.run(setCustomColors(true))).toBe(false);
    expect(editor.deck.carousel.useCustomColors).toBe(true);
  });
});

describe('a preset', () => {
  test('copies its look and recolours every slide, as one step', () => {
    const editor = anEditor({ slides: twoSlides() });
    const before = editor.deck;
    const look = { brandName: 'Ana', theme: 'bold', secondaryColor: '#FBF3EA', hideFooter: true };
    editor.run(applyPreset(look));
    expect(editor.deck.carousel).toMatchObject(look);
    expect(editor.slide(1).elements[0]?.style.color).toBe('#FBF3EA');
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('fills what it lacks with the documented defaults', () => {
    const carousel = aCarousel({ primaryColor: '#06D6A0', gradient, brandName: 'Ana' });
    const editor = anEditor({ carousel });
    editor.run(applyPreset({ primaryColor: null, gradient: null }));
    expect(editor.deck.carousel).toMatchObject({
      brandName: null,
      primaryColor: '#4F46E5',
      secondaryColor: '#FFFFFF',
      accentColor: '#111827',
      gradient: null,
    });
  });

  test('leaves title, description and caption alone', () => {
    const kept = { title: 'Meu título', description: 'Sobre', socialCaption: 'Legenda' };
    const editor = anEditor({ carousel: aCarousel(kept) });
    editor.run(applyPreset({ primaryColor: '#06D6A0' }));
    expect(editor.deck.carousel).toMatchObject(kept);
  });

  test('that could not be stored is declined', () => {
    expect(anEditor().run(applyPreset({ primaryColor: 'azul' }))).toBe(false);
  });
});

describe('white text on a picture', () => {
  const title = anElement('title');
  const boxed = anElement('text', { style: { backgroundColor: '#FFFFFF', color: '#111827' } });
  const icon = anElement('icon');

  function onImage() {
    const slide = aSlide({
      elements: [title, boxed, icon],
      backgroundImageUrl: '/stock/luz-da-janela.webp',
      backgroundImageOpacity: 80,
    });
    const editor = anEditor({ slides: [slide] });
    return { editor, command: whiteTextOnImage(slide.id) };
  }

  test('text on the picture becomes white over a dark layer; boxed text and icons stay', () => {
    const { editor, command } = onImage();
    expect(editor.run(command)).toBe(true);
    expect(editor.element(0).style.color).toBe('#FFFFFF');
    expect(editor.element(1).style.color).toBe('#111827');
    expect(editor.element(2).style).toEqual(icon.style);
    expect(editor.shownSlide).toMatchObject({ overlayColor: '#000000', overlayOpacity: 55 });
  });

  test('it is one step of undo, and nothing is left to do after it', () => {
    const { editor, command } = onImage();
    const before = editor.deck;
    editor.run(command);
    expect(editor.can(command)).toBe(false);
    editor.undo();
    expect(editor.deck).toEqual(before);
  });
});
