import type { AccountSettings, AiTone, SettingsChange } from '@arrasta/contract';

/** The key as the person handles it: left as it is, being typed, or to be taken away. */
export interface SettingsKeyDraft {
  readonly mode: 'kept' | 'typed' | 'removed';
  readonly text: string;
}

/** What stands in the fields of the settings screen. */
export interface SettingsDraft {
  readonly name: string;
  readonly aiTone: AiTone;
  readonly aiInstructions: string;
  readonly imageSource: string;
  readonly googleSearchEngineId: string;
  readonly key: SettingsKeyDraft;
  readonly googleKey: SettingsKeyDraft;
}

export const keptKey: SettingsKeyDraft = { mode: 'kept', text: '' };

type Shown = Pick<
  AccountSettings,
  'aiTone' | 'aiInstructions' | 'imageSource' | 'googleSearchEngineId'
>;

/** The fields as they are stored. */
export function storedDraft(name: string, settings: Shown): SettingsDraft {
  const { aiTone, aiInstructions, imageSource, googleSearchEngineId } = settings;
  return {
    name,
    aiTone,
    aiInstructions: aiInstructions ?? '',
    imageSource,
    googleSearchEngineId: googleSearchEngineId ?? '',
    key: keptKey,
    googleKey: keptKey,
  };
}

/** What stands in the fields where it is not what is stored: so much of the form is the person's. */
export type DraftChanges = Partial<SettingsDraft>;

/** What is there of `now` that is another in `before`. */
function pickDifferences<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const names = Object.keys(now) as (keyof Fields)[];
  return names
    .filter((name) => now[name] !== before[name])
    .reduce<Partial<Fields>>((part, name) => ({ ...part, [name]: now[name] }), {});
}

/** What of the fields is the person's. */
export function draftChanges(draft: SettingsDraft, stored: SettingsDraft): DraftChanges {
  return pickDifferences(draft, stored);
}

/** What of it may be kept past the session; never a key. */
export function typedTexts({
  key: _key,
  googleKey: _googleKey,
  ...texts
}: DraftChanges): DraftChanges {
  return texts;
}

type KeyName = 'openaiApiKey' | 'googleApiKey';

function keyOf(name: KeyName, { mode, text }: SettingsKeyDraft): Pick<SettingsChange, KeyName> {
  if (mode === 'removed') return { [name]: null };
  return mode === 'typed' && text.trim() !== '' ? { [name]: text.trim() } : {};
}

/** The texts as they are sent: trimmed, emptied ones as none. */
function sentTexts({ key: _key, googleKey: _googleKey, ...texts }: SettingsDraft) {
  return {
    ...texts,
    name: texts.name.trim(),
    aiInstructions: texts.aiInstructions.trim() || null,
    googleSearchEngineId: texts.googleSearchEngineId.trim() || null,
  } satisfies SettingsChange;
}

/**
 * What is sent: only what the person changed, since the rest may have been changed elsewhere after
 * this form was opened. Source: docs/product/settings.md 4, 5, 6.
 */
export function changeOf(draft: SettingsDraft, stored: SettingsDraft): SettingsChange {
  return {
    ...pickDifferences(sentTexts(draft), sentTexts(stored)),
    ...keyOf('openaiApiKey', draft.key),
    ...keyOf('googleApiKey', draft.googleKey),
  };
}

/** Whether the fields say anything that is not stored. */
export function hasUnsavedSettings(draft: SettingsDraft, stored: SettingsDraft): boolean {
  return Object.keys(changeOf(draft, stored)).length > 0;
}

/** What is still the person's once `sent` has been stored: what was typed meanwhile. */
export function afterSettingsSave(now: DraftChanges, sent: DraftChanges): DraftChanges {
  return pickDifferences(now, sent);
}
