import { expect, test } from 'vitest';
import { parseCaption } from './caption.service';
import { truncateAtWord, stripMarkdown, stripControlChars } from './plain-text';

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
  for (const caption of [parseCaption(emojis), parseCaption(`a${emojis}`)]) {
    expect(isWhole(caption)).toBe(true);
  }
});

test('words and captions are such texts', () => {
  expect(stripMarkdown('N\u0000ul \ud83d')).toBe('Nul');
  expect(parseCaption('N\u0000ul \ud83d')).toBe('Nul');
});

test.each([
  ['emphasis', 'Luz **de** __janela__', 'Luz de janela'],
  ['a name with lines', 'Siga @ana__luz__x e __ana__luz', 'Siga @ana__luz__x e __ana__luz'],
  ['tags', '<p>Um</p><p>Dois<br/>Três < quatro</p>', 'Um\nDois\nTrês < quatro'],
  ['links', 'Veja [aqui](https://a.com/b_(c)) em https://a.com já', 'Veja aqui em já'],
  ['a heading', '## Luz', 'Luz'],
])('of %s the words stay', (_what, text, words) => {
  expect(stripMarkdown(text)).toBe(words);
});
