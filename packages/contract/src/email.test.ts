import { expect, test } from 'vitest';
import { isEmail } from './account';

test.each([
  'ana@exemplo.com',
  'a.b+c@sub.exemplo.com.br',
  'josé@exemplo.com',
  'admin@arrasta.local',
  'ana@bücher.example',
  'अना@उदाहरण.भारत',
  '🦊@exemplo.com',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'ana',
  'ana@',
  '@b.com',
  'ana@b',
  'a b@c.com',
  'a..b@c.com',
  '.a@c.com',
  'a@-b.com',
  'a@b@c.com',
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

/** One of each kind of character that nobody sees, and of blanks. */
const unseen = [
  ['a tabulator', '\t'],
  ['a line end', '\n'],
  ['a NUL', '\0'],
  ['DEL', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a no-break space', '\u00a0'],
  ['a soft hyphen', '\u00ad'],
  ['a combining grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul filler', '\u3164'],
  ['a zero width space', '\u200b'],
  ['a zero width joiner', '\u200d'],
  ['a left-to-right mark', '\u200e'],
  ['a line separator', '\u2028'],
  ['a right-to-left override', '\u202e'],
  ['a word joiner', '\u2060'],
  ['a right-to-left isolate', '\u2067'],
  ['an ideographic space', '\u3000'],
  ['a variation selector', '\ufe0f'],
  ['a byte order mark', '\ufeff'],
  ['a private character', '\ue000'],
  ['half a surrogate pair', '\ud800'],
  ['a noncharacter', '\uffff'],
  ['a tag', '\u{e0041}'],
] as const;

test.each(unseen)('%s makes an address none, wherever it stands', (_what, character) => {
  for (const text of [
    `${character}ana@exemplo.com`,
    `an${character}a@exemplo.com`,
    `ana${character}@exemplo.com`,
    `ana@${character}exemplo.com`,
    `ana@exem${character}plo.com`,
    `ana@exemplo.com${character}`,
  ]) {
    expect(isEmail(text)).toBe(false);
  }
});
