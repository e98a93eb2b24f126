import { expect, test } from 'vitest';
import { captionIn } from './caption.service';
import { truncateAtWord, stripMarkdown } from './deck-generation/strip-markdown';
import { stripControlChars } from './strip-control-chars';

const isWhole = (text: string) => !/\p{Surrogate}/u.test(text);

test('what cannot be kept is left out, and nothing else', () => {
  expect(stripControlChars('a\u0000b\u001b\u0085c\td\r\ne 😀 \ud83d f')).toBe('abc\td\ne 😀  f');
});

test('no text is cut in the middle of a character', () => {
  const emojis = '😀'.repeat(2_000);
  for (const cut of [truncateAtWord(emojis, 100), truncateAtWord(`a${emojis}`, 100)]) {
    expect(isWhole(cut)).toBe(true);
    expect(cut).toMatch(/^a?😀+…$/u);
  }
  for (const caption of [captionIn(emojis), captionIn(`a${emojis}`)]) {
    expect(isWhole(caption)).toBe(true);
  }
});

test('words and captions are such texts', () => {
  expect(stripMarkdown('N\u0000ul \ud83d')).toBe('Nul');
  expect(captionIn('N\u0000ul \ud83d')).toBe('Nul');
});
