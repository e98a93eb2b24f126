import { aCarousel } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { templateNamed } from '@arrasta/templates';
import { afterEvent, requestSourceOf, type Generation, withTheme } from './generation-store';
import { withRequestedStyle } from './run-generation';

test('a text is called by its first line that says something', () => {
  expect(requestSourceOf('\n---\n\n# Dormir *melhor*\n\nTrês hábitos.')).toEqual({
    title: 'Dormir *melhor*',
    text: '---\n\n# Dormir *melhor*\n\nTrês hábitos.',
    isCut: false,
  });
  expect(requestSourceOf('- um\n- dois').title).toBe('um');
  expect(requestSourceOf('☀️').title).toBe('☀️');
});

test('it is read as far as the AI reads, and so is its name', () => {
  const { title, text, isCut } = requestSourceOf(`${'Luz '.repeat(30)}\n\n${'a '.repeat(15_000)}`);
  expect(title).toHaveLength(60);
  expect(isCut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(20_000);
});

test('slides are drawn in the theme that the model chose, as soon as it is known', () => {
  const generation = {
    carousel: aCarousel({ theme: 'minimal', primaryColor: '#102030' }),
    title: null,
    description: null,
    theme: null,
  } as unknown as Generation;
  const { carousel, theme } = afterEvent(generation, { type: 'meta', theme: 'retro' });
  expect(theme).toBe('retro');
  expect(carousel).toMatchObject({ theme: 'retro', primaryColor: '#102030' });
  const titled = afterEvent(generation, { type: 'meta', title: 'Pão' });
  expect(titled).toMatchObject({ title: 'Pão', theme: null, carousel: generation.carousel });
});

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
