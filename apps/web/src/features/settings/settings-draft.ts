import type { AccountSettings, AiTone, SettingsChange } from '@arrasta/contract';

/** The key as the person handles it: left as it is, being typed, or to be taken away. */
export interface KeyDraft {
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
  readonly key: KeyDraft;
  readonly googleKey: KeyDraft;
}

/** What stands there apart from the keys. */
export type SettingsTexts = Omit<SettingsDraft, 'key' | 'googleKey'>;

export const keptKey: KeyDraft = { mode: 'kept', text: '' };

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

/** The fields that say something else than is stored; never a key. */
export function typedTexts(draft: SettingsDraft, stored: SettingsDraft): Partial<SettingsTexts> {
  const { key: _key, googleKey: _googleKey, ...texts } = draft;
  const names = Object.keys(texts) as (keyof SettingsTexts)[];
  const isTyped = (name: keyof SettingsTexts) => draft[name] !== stored[name];
  return Object.fromEntries(names.filter(isTyped).map((name) => [name, draft[name]]));
}

type KeyName = 'openaiApiKey' | 'googleApiKey';

function keyOf(name: KeyName, { mode, text }: KeyDraft): Pick<SettingsChange, KeyName> {
  if (mode === 'removed') return { [name]: null };
  return mode === 'typed' && text.trim() !== '' ? { [name]: text.trim() } : {};
}

/** What is sent: texts trimmed, emptied ones as none, a key only where it was touched. Source: accounts §5. */
export function changeOf({ key, googleKey, ...texts }: SettingsDraft) {
  return {
    ...texts,
    name: texts.name.trim(),
    aiInstructions: texts.aiInstructions.trim() || null,
    googleSearchEngineId: texts.googleSearchEngineId.trim() || null,
    ...keyOf('openaiApiKey', key),
    ...keyOf('googleApiKey', googleKey),
  } satisfies SettingsChange;
}

/** Whether the fields say anything that is not stored. */
export function isUnsaved(draft: SettingsDraft, stored: SettingsDraft): boolean {
  return JSON.stringify(changeOf(draft)) !== JSON.stringify(changeOf(stored));
}

/** The fields once `sent` has been stored; what was typed meanwhile stays. */
export function afterSave(now: SettingsDraft, sent: SettingsDraft): SettingsDraft {
  const text = (name: 'name' | 'aiInstructions' | 'googleSearchEngineId') =>
    now[name] === sent[name] ? now[name].trim() : now[name];
  const key = (name: 'key' | 'googleKey') => (now[name] === sent[name] ? keptKey : now[name]);
  return {
    ...now,
    name: text('name'),
    aiInstructions: text('aiInstructions'),
    googleSearchEngineId: text('googleSearchEngineId'),
    key: key('key'),
    googleKey: key('googleKey'),
  };
}
