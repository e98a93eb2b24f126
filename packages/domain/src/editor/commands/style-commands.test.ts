import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { setElementStyle, setSlideBackground, type StylePatch } from './style-commands';

const withText = () => {
  const text = anElement('text', { style: { fontSize: 'text-base', color: '#111827' } });
  return { text, editor: anEditor({ slides: [aSlide({ elements: [text] })] }) };
};

describe('the style of an element', () => {
  test('takes what is given, keeps the rest, and null takes a value away', () => {
    const { text, editor } = withText();
    editor.run(setElementStyle(text.id, { fontSize: 'text-xl', color: null, padding: 'p-4' }));
    expect(editor.element(0).style).toEqual({ fontSize: 'text-xl', padding: 'p-4' });
  });

  test('moved by a slider it is one step, another field is another', () => {
    const image = anElement('image');
    const editor = anEditor({ slides: [aSlide({ elements: [image] })] });
    editor.run(setElementStyle(image.id, { imageOpacity: 95 }));
    editor.run(setElementStyle(image.id, { imageOpacity: 50 }));
    editor.run(setElementStyle(image.id, { imageObjectFit: 'contain' }));
    editor.undo();
    expect(editor.element(0).style.imageOpacity).toBe(50);
    editor.undo();
    expect(editor.element(0).style.imageOpacity).toBe(100);
  });

  test.each<[string, StylePatch]>([
    ['what it is already', { fontSize: 'text-base' }],
    ['the removal of what is not there', { padding: null }],
    ['what is no colour', { color: 'azul' }],
    ['an opacity over 100', { imageOpacity: 101 }],
  ])('declines %s', (_what, patch) => {
    const { text, editor } = withText();
    expect(editor.run(setElementStyle(text.id, patch))).toBe(false);
  });

  test('declines an element of another slide', () => {
    const { editor } = withText();
    expect(editor.run(setElementStyle('nobody', { color: '#000' }))).toBe(false);
  });
});

describe('the background of a slide', () => {
  test('takes what is given', () => {
    const slide = aSlide();
    const editor = anEditor({ slides: [slide] });
    editor.run(setSlideBackground(slide.id, { backgroundImageUrl: 'https://example.com/a.jpg' }));
    editor.run(setSlideBackground(slide.id, { backgroundImageOpacity: 60 }));
    expect(editor.slide(0)).toMatchObject({
      backgroundImageUrl: 'https://example.com/a.jpg',
      backgroundImageOpacity: 60,
    });
  });

  test('a colour on a slide without intensity becomes visible', () => {
    const slide = aSlide({ overlayOpacity: 0 });
    const editor = anEditor({ slides: [slide] });
    editor.run(setSlideBackground(slide.id, { overlayColor: '#06D6A0' }));
    expect(editor.slide(0).overlayOpacity).toBe(40);
    editor.run(setSlideBackground(slide.id, { overlayOpacity: 0 }));
    expect(editor.slide(0).overlayOpacity).toBe(0);
  });

  test('declines what is already so and what could not be stored', () => {
    const slide = aSlide();
    const editor = anEditor({ slides: [slide] });
    expect(editor.run(setSlideBackground(slide.id, { overlayOpacity: 40 }))).toBe(false);
    expect(editor.run(setSlideBackground(slide.id, { overlayOpacity: 140 }))).toBe(false);
    const address = { backgroundImageUrl: 'javascript:alert(1)' };
    expect(editor.run(setSlideBackground(slide.id, address))).toBe(false);
  });
});
