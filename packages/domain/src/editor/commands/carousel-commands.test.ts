import { aCarousel, anEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { renameCarousel, setCarouselField } from './carousel-commands';

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
