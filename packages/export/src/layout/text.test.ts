import { expect, test } from 'vitest';
import { UnsupportedStyle } from './known-styles';
import { runsOf } from './text';

function runs(text: string): string[] {
  return runsOf(text, { from: 0, to: text.length }).map(({ from, to, isLent }) => {
    const run = text.slice(from, to);
    return isLent ? `[${run}]` : run;
  });
}

test.each([
  ['Cinco hábitos — “já” ½', ['Cinco hábitos — “já” ½']],
  ['Łódź e œuvre', ['Łódź e œuvre']],
  ['Café ☕️ e pão', ['Café ', '[☕️]', ' e pão']],
  ['👩‍👩‍👧🔥 Família', ['[👩‍👩‍👧🔥]', ' Família']],
  ['Brasil 🇧🇷', ['Brasil ', '[🇧🇷]']],
  ['Passo 1️⃣', ['Passo ', '[1️⃣]']],
  ['Marca® ©2026', ['Marca® ©2026']],
])('%s', (text, expected) => {
  expect(runs(text)).toEqual(expected);
});

test('places count from the beginning of the text', () => {
  expect(runsOf('Um Dois 🔥', { from: 3, to: 10 })).toEqual([
    { from: 3, to: 8, isLent: false },
    { from: 8, to: 10, isLent: true },
  ]);
});

test.each(['العادات', '习惯', 'Привычки', '→ adiante', 'ᴄᴀᴘɪᴛᴀɪs', 'Dvořák'])(
  '%s in bold is left to the browser',
  (text) => {
    expect(() => runs(text)).toThrow(UnsupportedStyle);
  },
);
