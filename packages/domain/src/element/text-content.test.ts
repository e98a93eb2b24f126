import { expect, test } from 'vitest';
import { linesOf } from './text-content';

test.each([
  ['a line feed', 'um\ndois'],
  ['the line ends of Windows', 'um\r\ndois'],
  ['a tag, however it is spelled', 'um<BR class="x" />dois'],
  ['the soft break of a word processor', 'um\vdois'],
  ['the line separator of Unicode', 'um\u2028dois'],
])('%s begins a line', (_name, content) => {
  expect(linesOf(content)).toEqual(['um', 'dois']);
});

test('leaves out what a browser would draw as a box', () => {
  expect(linesOf('Um sinal\u0002 que ninguém vê\uffff.')).toEqual(['Um sinal que ninguém vê.']);
});

test('keeps every script, joined emoji and the signs that join them', () => {
  const content = 'Ação “boa” — 👩‍👩‍👧 🇧🇷 بِسْمِ בוקר\ttab\u00a0fixo \u200bfim';
  expect(linesOf(content)).toEqual([content]);
});
