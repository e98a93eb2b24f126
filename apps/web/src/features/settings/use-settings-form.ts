import type { AccountSettings, User, AiTone, SettingsChange } from '@arrasta/contract';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isSignedOut, setUserName } from '../../api/current-user';
import { create } from 'zustand';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { settingsUiMessages } from '../../messages/settings';
import { callFailureOf, failureDescription } from '../../ui/form/form-check';

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

/**
 * What stands in the fields where it is not what is stored: so much of the form is the person's.
 */
type DraftChanges = Partial<SettingsDraft>;

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
export function pickTypedTexts({
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

interface StoredDraft {
  readonly userId: string;
  readonly texts: DraftChanges;
}

/** What a person had typed when their session ended. */
const useKeptDraft = create<{ readonly draft: StoredDraft | null }>(() => ({ draft: null }));

/**
 * The fields of the settings screen: what is stored, and over it what the person has typed. That
 * outlives a session that ends meanwhile: it is there again after the same person's sign-in, keys
 * apart.
 */
function useTypedDraft(userId: string, stored: SettingsDraft) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => {
    const { draft } = useKeptDraft.getState();
    return draft?.userId === userId ? draft.texts : {};
  });
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    useKeptDraft.setState({ draft: null });
    return () => {
      if (!isSignedOut(queryClient)) return;
      useKeptDraft.setState({ draft: { userId, texts: pickTypedTexts(latest.current) } });
    };
  }, [queryClient, userId]);
  return {
    draft: { ...stored, ...typed },
    change: (part: DraftChanges) =>
      setTyped((now) => draftChanges({ ...stored, ...now, ...part }, stored)),
    /** What was typed by the time of this call is stored from now on. */
    settle: () => setTyped((now) => afterSettingsSave(now, typed)),
  };
}

export interface SettingsForm {
  readonly draft: SettingsDraft;
  readonly change: (part: DraftChanges) => void;
  /** What the server says of a field, by the field's name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isPending: boolean;
  readonly hasUnsaved: boolean;
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
}

/** The remarks at the fields; the focus goes to the first of them. */
function useRemarks(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const showFailure = (error: unknown) => {
    const failure = callFailureOf(error);
    const { title, description } = settingsUiMessages.failure;
    showToast('error', title, failureDescription(failure, description));
    setErrors(Object.fromEntries(failure.issues.map(({ path, message }) => [path, message])));
    const field = form.current?.elements.namedItem(failure.issues[0]?.path ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  return { errors, setErrors, showFailure };
}

/** Fields, saving and notices of the settings screen. What was typed stays when saving fails. */
export function useSettingsForm(
  user: User,
  settings: AccountSettings,
  form: RefObject<HTMLFormElement | null>,
): SettingsForm {
  const queryClient = useQueryClient();
  const { settings: cached } = trpc.useUtils();
  const { mutateAsync: update, isPending } = trpc.settings.update.useMutation();
  const { errors, setErrors, showFailure } = useRemarks(form);
  const stored = storedDraft(user.name, settings);
  const { draft, change, settle } = useTypedDraft(user.id, stored);
  const save = async () => {
    if (isPending) return false;
    setErrors({});
    try {
      const sent = changeOf(draft, stored);
      const saved = await update(sent);
      cached.get.setData(undefined, saved);
      setUserName(queryClient, sent.name ?? user.name);
      // Once the screen has the new data: in between it would show what was stored before.
      notifyManager.schedule(settle);
      showToast(
        'success',
        settingsUiMessages.success.title,
        settingsUiMessages.success.description,
      );
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return { draft, change, errors, isPending, hasUnsaved: hasUnsavedSettings(draft, stored), save };
}
