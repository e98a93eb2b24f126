import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { deckContextOf } from './rewritable';

test('of long slides the beginning is told, ended with a whole sign', () => {
  const text = anElement('text', { content: `a${'😀'.repeat(400)}` });
  const deck = aDeck({ slides: [aSlide({ elements: [text] }), aSlide({ elements: [] })] });
  expect(deckContextOf(deck, 1)).toEqual({
    title: deck.carousel.title,
    slides: [`a${'😀'.repeat(299)}`, ''],
    index: 1,
  });
});
