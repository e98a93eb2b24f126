import { deckOfTemplate, templates } from '@arrasta/templates';
import { aDeck, anEditor, aSlide, anElement } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { env } from '../../editor/store/env';
import { applyDeckStyle } from './template-style';

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
