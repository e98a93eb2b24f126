import { expect, test } from 'vitest';
import { wishSourceOf } from './generation-store';

test('a text is called by its first line that says something', () => {
  expect(wishSourceOf('\n---\n\n# Dormir *melhor*\n\nTrês hábitos.')).toEqual({
    title: 'Dormir *melhor*',
    text: '---\n\n# Dormir *melhor*\n\nTrês hábitos.',
    isCut: false,
  });
  expect(wishSourceOf('- um\n- dois').title).toBe('um');
  expect(wishSourceOf('☀️').title).toBe('☀️');
});

test('it is read as far as the AI reads, and so is its name', () => {
  const { title, text, isCut } = wishSourceOf(`${'Luz '.repeat(30)}\n\n${'a '.repeat(15_000)}`);
  expect(title).toHaveLength(60);
  expect(isCut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(20_000);
});
