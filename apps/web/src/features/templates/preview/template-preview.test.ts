import { deckOfTemplate, templates } from '@arrasta/templates';
import { contrastOf } from '@arrasta/slide-renderer';
import { registerAllThemes } from '@arrasta/slide-renderer/all-themes';
import { aDeck, anEditor, aSlide, anElement } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { env } from '../../../editor/store/env';
import { applyDeckStyle } from './template-preview';

test('the style of another deck comes in one step of undo, and texts, layouts and picks stay', () => {
  const [template] = templates;
  if (template === undefined) throw new Error('There are no templates');
  const style = deckOfTemplate(template, env);
  const slides = [
    aSlide({ elements: [anElement('title', { content: 'Meu título' })] }),
    aSlide({ tone: 'ink', layoutPinned: true }),
  ];
  const editor = anEditor(aDeck({ slides }));
  const before = editor.deck;

  editor.run(applyDeckStyle(style));
  const { theme, primaryColor, titleFont, decorSeed } = style.carousel;
  expect(editor.deck.carousel).toMatchObject({ theme, primaryColor, titleFont, decorSeed });
  expect(editor.deck.carousel.title).toBe(before.carousel.title);
  expect(editor.slide(0).elements[0]?.content).toBe('Meu título');
  expect(editor.slide(1)).toMatchObject({ tone: 'ink', layoutPinned: true });
  editor.undo();
  expect(editor.deck).toEqual(before);
});

test.each([1, 2, 3, 4])(
  'in the style of the template %i places on every text reads',
  (distance) => {
    registerAllThemes();
    const hard = templates.flatMap((template, place) => {
      const other = templates[(place + distance) % templates.length] ?? template;
      const editor = anEditor(deckOfTemplate(template, env));
      editor.run(applyDeckStyle(deckOfTemplate(other, env)));
      const { carousel, slides } = editor.deck;
      return slides.flatMap((slide, index) =>
        slide.elements.flatMap(({ id, type }) => {
          const input = { carousel, slide, index, total: slides.length };
          const { ratio = 21, limit = 1 } = contrastOf(input, id, null) ?? {};
          return ratio < limit ? [`${template.key} as ${other.key}: ${String(index)} ${type}`] : [];
        }),
      );
    });
    expect(hard).toEqual([]);
  },
);
