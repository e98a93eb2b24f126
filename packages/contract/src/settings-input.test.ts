import { expect, test } from 'vitest';
import { settingsChangeSchema } from './settings.schema';

const parsed = (value: object) => settingsChangeSchema.parse(value);
const refused = (value: object) => !settingsChangeSchema.safeParse(value).success;

test('texts are trimmed, and emptied instructions are none', () => {
  expect(parsed({ name: '  Ana ', aiInstructions: ' \n ' })).toEqual({
    name: 'Ana',
    aiInstructions: null,
  });
});

test('a blank key changes nothing, null removes', () => {
  expect(parsed({ openaiApiKey: '  ', googleApiKey: null })).toEqual({
    openaiApiKey: undefined,
    googleApiKey: null,
  });
});

test('a key is printable ASCII without spaces, 256 characters at most', () => {
  expect(parsed({ openaiApiKey: ` sk-${'a'.repeat(253)}\n` }).openaiApiKey).toHaveLength(256);
  for (const key of ['a'.repeat(257), 'sk a', 'sk-é', 'sk-\u0007', 1, {}]) {
    expect(refused({ openaiApiKey: key })).toBe(true);
  }
});

test('what is blank, too long or on no list is refused', () => {
  for (const name of ['', '  ', null, 'a'.repeat(101), 'A\u202ena', '\u2800'])
    expect(refused({ name })).toBe(true);
  for (const aiTone of ['', 'angry', null]) expect(refused({ aiTone })).toBe(true);
  for (const imageSource of ['', 'Não é', null]) expect(refused({ imageSource })).toBe(true);
  expect(refused({ aiInstructions: 'a'.repeat(2001) })).toBe(true);
  expect(parsed({ aiInstructions: 'a'.repeat(2000) }).aiInstructions).toHaveLength(2000);
});
