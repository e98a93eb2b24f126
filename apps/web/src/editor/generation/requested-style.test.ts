import { templateNamed } from '@arrasta/templates';
import { aCarousel } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { withTheme } from './requested-style';
import { withRequestedStyle } from './run-generation';

const carousel = aCarousel({
  title: 'Aberto',
  brandName: 'Café da Ana',
  primaryColor: '#102030',
  titleFont: 'lora',
});

test('a theme that is asked for or chosen changes theme and place of the brand alone', () => {
  const inPost = { ...carousel, theme: 'social', brandPosition: 'header' };
  expect(withRequestedStyle(carousel, { kind: 'theme', theme: 'social' })).toEqual(inPost);
  expect(withTheme(carousel, 'social')).toEqual(inPost);
  expect(withTheme(carousel, 'unknown')).toBe(carousel);
  expect(withRequestedStyle(carousel, { kind: 'auto' })).toBe(carousel);
});

test('a template gives all its looks, and the carousel stays whose it is', () => {
  const style = {
    kind: 'template',
    template: { key: 'house-recipe', name: 'Receita', deck: null },
  } as const;
  const { id, title, brandName, theme, titleFont, decorSeed } = withRequestedStyle(carousel, style);
  expect({ id, title, brandName }).toEqual({
    id: carousel.id,
    title: 'Aberto',
    brandName: 'Café da Ana',
  });
  expect({ theme, titleFont, decorSeed }).toEqual({
    theme: 'retro',
    titleFont: 'nunito',
    decorSeed: templateNamed('house-recipe')?.decorSeed,
  });
  expect(
    withRequestedStyle(carousel, {
      kind: 'template',
      template: { key: 'none', name: '', deck: null },
    }),
  ).toBe(carousel);
});
