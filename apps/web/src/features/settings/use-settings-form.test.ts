import { expect, test } from 'vitest';
import {
  afterSettingsSave,
  changeOf,
  hasUnsavedSettings,
  storedDraft,
  draftChanges,
  pickTypedTexts,
  type SettingsDraft,
} from './use-settings-form';

const stored = storedDraft('Ana', {
  aiTone: 'casual',
  aiInstructions: 'Curto.',
  imageSource: 'google',
  googleSearchEngineId: null,
});
const typed = (text: string): SettingsDraft => ({ ...stored, key: { mode: 'typed', text } });

test('only what was changed is sent: texts trimmed, emptied ones as none', () => {
  const texts = { name: ' Bia ', aiInstructions: ' \n', googleSearchEngineId: ' c0ffee ' };
  expect(changeOf({ ...stored, ...texts }, stored)).toEqual({
    name: 'Bia',
    aiInstructions: null,
    googleSearchEngineId: 'c0ffee',
  });
  expect(changeOf({ ...stored, aiTone: 'friendly' }, stored)).toEqual({ aiTone: 'friendly' });
  expect(changeOf({ ...typed('  '), name: 'Ana ' }, stored)).toEqual({});
});

test('a typed key is sent trimmed, a removed one as none', () => {
  expect(changeOf(typed(' sk-a '), stored)).toEqual({ openaiApiKey: 'sk-a' });
  const removed = { ...stored, key: { mode: 'removed', text: '' } } as const;
  expect(changeOf(removed, stored)).toEqual({ openaiApiKey: null });
  const both = { ...removed, googleKey: { mode: 'typed', text: ' AIza-a' } } as const;
  expect(changeOf(both, stored)).toEqual({ openaiApiKey: null, googleApiKey: 'AIza-a' });
});

test('only what would be stored differently is unsaved', () => {
  expect(hasUnsavedSettings({ ...stored, name: 'Ana ', aiInstructions: ' Curto.' }, stored)).toBe(
    false,
  );
  expect(hasUnsavedSettings(typed(''), stored)).toBe(false);
  expect(hasUnsavedSettings(typed('s'), stored)).toBe(true);
  expect(hasUnsavedSettings({ ...stored, aiTone: 'friendly' }, stored)).toBe(true);
});

test('what was typed while saving stays the person’s, and nothing else', () => {
  const sent = draftChanges({ ...typed('sk-a'), name: ' Bia ' }, stored);
  expect(afterSettingsSave(sent, sent)).toEqual({});
  const meanwhile = { ...sent, key: { mode: 'typed', text: 'sk-ab' } } as const;
  expect(afterSettingsSave(meanwhile, sent)).toEqual({ key: meanwhile.key });
});

test('what outlives the session is what was typed, and never a key', () => {
  const draft = { ...typed('sk-a'), name: 'Bia', imageSource: 'pexels' };
  expect(pickTypedTexts(draftChanges(draft, stored))).toEqual({
    name: 'Bia',
    imageSource: 'pexels',
  });
});
