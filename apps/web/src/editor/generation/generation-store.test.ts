import { aCarousel } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { afterEvent, requestSourceOf, type Generation } from './generation-store';

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
