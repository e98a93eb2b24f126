import { testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { listItemsOf } from '../element/text-content';
import { deckSchema } from './carousel';
import { layOutNewDeck } from '../layout/lay-out-deck';
import { newDeck } from './new-deck';

const { carousel, slides } = newDeck(testEnv());

test('a new deck begins with the defaults of the editor and a sample brand', () => {
  expect(carousel).toMatchObject({
    title: 'Novo Carrossel',
    titleFont: 'dm-sans',
    contentFont: 'montserrat',
    pageIndicator: 'page_number',
    brandName: 'Sua marca',
    brandHandle: '@suamarca',
  });
});

test('it has two slides, an introduction first, each with an overlay of 40 %', () => {
  expect(
    slides.map(({ type, position, overlayOpacity }) => [type, position, overlayOpacity]),
  ).toEqual([
    ['intro', 0, 40],
    ['content', 1, 40],
  ]);
});

test('the second lists six features, 14 fonts and generation among them', () => {
  const [title, list] = slides[1]?.elements ?? [];
  expect(title?.content).toBe('Funcionalidades principais');
  expect(listItemsOf(list?.content ?? '')).toHaveLength(6);
  expect(list?.content).toContain('14 fontes profissionais');
  expect(list?.content).toContain('I.A');
});

test('it may be stored, and nothing in it has the identity of another', () => {
  const ids = [carousel, ...slides, ...slides.flatMap(({ elements }) => elements)].map(
    ({ id }) => id,
  );
  expect(deckSchema.safeParse({ carousel, slides }).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('its slides are laid out as the rules lay out a new deck', () => {
  const deck = { carousel, slides };
  expect(layOutNewDeck(deck, { coverWithImage: 'cover-frame', isDark: false })).toEqual(deck);
});
