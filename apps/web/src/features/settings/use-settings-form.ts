import type { AccountSettings, User } from '@arrasta/contract';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isSignedOut, setUserName } from '../../api/current-user';
import {
  afterSettingsSave,
  changeOf,
  hasUnsavedSettings,
  storedDraft,
  draftChanges,
  typedTexts,
  type SettingsDraft,
  type DraftChanges,
} from './settings-draft';
import { create } from 'zustand';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { settingsUiMessages } from '../../messages/settings';
import { callFailureOf, failureDescription } from '../../ui/form/call-failure';

interface Kept {
  readonly userId: string;
  readonly texts: DraftChanges;
}

/** What a person had typed when their session ended. */
const useKeptDraft = create<{ readonly kept: Kept | null }>(() => ({ kept: null }));

/**
 * The fields of the settings screen: what is stored, and over it what the person has typed. That
 * outlives a session that ends meanwhile: it is there again after the same person's sign-in, keys
 * apart.
 */
function useTypedDraft(userId: string, stored: SettingsDraft) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => {
    const { kept } = useKeptDraft.getState();
    return kept?.userId === userId ? kept.texts : {};
  });
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    useKeptDraft.setState({ kept: null });
    return () => {
      if (!isSignedOut(queryClient)) return;
      useKeptDraft.setState({ kept: { userId, texts: typedTexts(latest.current) } });
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
  const tell = (error: unknown) => {
    const failure = callFailureOf(error);
    const { title, description } = settingsUiMessages.failure;
    showToast('error', title, failureDescription(failure, description));
    setErrors(Object.fromEntries(failure.issues.map(({ path, message }) => [path, message])));
    const field = form.current?.elements.namedItem(failure.issues[0]?.path ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  return { errors, setErrors, tell };
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
  const { errors, setErrors, tell } = useRemarks(form);
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
      // Once the screen has heard of it: it would show what was stored before in between.
      notifyManager.schedule(settle);
      showToast(
        'success',
        settingsUiMessages.success.title,
        settingsUiMessages.success.description,
      );
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  };
  return { draft, change, errors, isPending, hasUnsaved: hasUnsavedSettings(draft, stored), save };
}
