import type { TemplateDetail } from '@arrasta/contract';
import { newCarouselFields, storedPresetDefaults } from '@arrasta/domain';
import { aSlide, anElement } from '@arrasta/testkit';
import { solidPalettes } from '@arrasta/palettes';
import { expect, test } from 'vitest';
import { env } from '../../../editor/store/env';
import { deckInLook, ownLook } from './drawn-deck';

const kept = aSlide({
  tone: 'ink',
  layoutPinned: true,
  elements: [anElement('title', { content: 'Meu mês' })],
});
const { title: _title, description: _text, socialCaption: _caption, ...looks } = newCarouselFields;
const template: TemplateDetail = {
  ...{ key: 'own', name: 'Todo mês', purpose: null, audience: [], summary: null, own: true },
  ...{ theme: 'swiss', format: '1:1' },
  carousel: { ...looks, theme: 'swiss', format: '1:1', brandName: 'Ateliê' },
  slides: [kept],
};

test('a carousel of a template of one’s own is named after it, and has its looks, brand and slides under new identities', () => {
  const [one, other] = [deckInLook(template, ownLook, env), deckInLook(template, ownLook, env)];
  expect(one.carousel).toMatchObject({
    ...{ title: 'Todo mês', theme: 'swiss', format: '1:1', brandName: 'Ateliê' },
  });
  expect(one.slides).toMatchObject([
    { tone: 'ink', layoutPinned: true, position: 0, elements: [{ content: 'Meu mês' }] },
  ]);
  const ids = [one, other].flatMap(({ carousel, slides }) => [
    carousel.id,
    ...slides.flatMap(({ id, elements }) => [id, ...elements.map((element) => element.id)]),
  ]);
  expect(new Set([...ids, kept.id]).size).toBe(7);
});

test('a palette that was picked comes before the brand’s colours, whose name and fonts stay', () => {
  const [palette] = solidPalettes;
  if (palette === undefined) throw new Error('There are no palettes');
  const brand = { ...storedPresetDefaults, brandName: 'Padaria', titleFont: 'lora' } as const;
  const { carousel } = deckInLook(template, { brand, palette: palette.name }, env);
  expect(carousel).toMatchObject({
    ...{ primaryColor: palette.primary, brandName: 'Padaria', titleFont: 'lora', theme: 'swiss' },
  });
});
