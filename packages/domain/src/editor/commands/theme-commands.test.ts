import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { chooseTheme, setFonts } from './theme-commands';

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
