import { expect, test } from 'vitest';
import {
  afterSave,
  changeOf,
  isUnsaved,
  storedDraft,
  typedTexts,
  type SettingsDraft,
} from './settings-draft';

const stored = storedDraft('Ana', {
  aiTone: 'casual',
  aiInstructions: null,
  imageSource: 'google',
  googleSearchEngineId: null,
});
const typed = (text: string): SettingsDraft => ({ ...stored, key: { mode: 'typed', text } });

test('texts are sent trimmed, emptied ones as none, and no key that was not typed', () => {
  const texts = { name: ' Bia ', aiInstructions: ' \n', googleSearchEngineId: ' c0ffee ' };
  expect(changeOf({ ...stored, ...texts })).toEqual({
    name: 'Bia',
    aiTone: 'casual',
    aiInstructions: null,
    imageSource: 'google',
    googleSearchEngineId: 'c0ffee',
  });
  expect(changeOf(typed('  '))).not.toHaveProperty('openaiApiKey');
});

test('a typed key is sent trimmed, a removed one as none', () => {
  expect(changeOf(typed(' sk-a '))).toMatchObject({ openaiApiKey: 'sk-a' });
  const removed = { ...stored, key: { mode: 'removed', text: '' } } as const;
  expect(changeOf(removed)).toMatchObject({ openaiApiKey: null });
  const both = { ...removed, googleKey: { mode: 'typed', text: ' AIza-a' } } as const;
  expect(changeOf(both)).toMatchObject({ openaiApiKey: null, googleApiKey: 'AIza-a' });
});

test('only what would be stored differently is unsaved', () => {
  expect(isUnsaved({ ...stored, name: 'Ana ', aiInstructions: ' ' }, stored)).toBe(false);
  expect(isUnsaved(typed(''), stored)).toBe(false);
  expect(isUnsaved(typed('s'), stored)).toBe(true);
  expect(isUnsaved({ ...stored, aiTone: 'friendly' }, stored)).toBe(true);
});

test('what was typed while saving stays', () => {
  const sent = { ...typed('sk-a'), name: ' Bia ' };
  expect(afterSave(sent, sent)).toEqual({ ...stored, name: 'Bia' });
  const meanwhile = { ...sent, name: ' Bia S', key: { mode: 'typed', text: 'sk-ab' } } as const;
  expect(afterSave(meanwhile, sent)).toEqual(meanwhile);
});

test('what outlives the session is what was typed, and never a key', () => {
  const draft = { ...typed('sk-a'), name: 'Bia', imageSource: 'unsplash' };
  expect(typedTexts(draft, stored)).toEqual({ name: 'Bia', imageSource: 'unsplash' });
});
