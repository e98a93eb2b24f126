import type { AccountSettings, User } from '@arrasta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { api } from '../../base/api/client';
import { queryKeys } from '../../base/api/query-client';
import { showToast } from '../../base/ui/toast/toast-store';
import { settingsWords } from '../../base/wording/settings';
import { failureDescription } from '../auth/call-failure';
import { callFailureOf } from '../auth/call-failure-of';
import { afterSave, changeOf, isUnsaved, storedDraft, type SettingsDraft } from './settings-draft';
import { useTypedDraft } from './typed-draft';

export interface SettingsForm {
  readonly draft: SettingsDraft;
  readonly change: (part: Partial<SettingsDraft>) => void;
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
    const { title, description } = settingsWords.failure;
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
  const { errors, setErrors, tell } = useRemarks(form);
  const [isPending, setPending] = useState(false);
  const initial = storedDraft(user.name, settings);
  const { draft, setDraft, stored, setStored } = useTypedDraft(user.id, initial);
  const save = async () => {
    if (isPending) return false;
    setPending(true);
    setErrors({});
    try {
      const sent = changeOf(draft);
      const saved = await api.settings.update.mutate(sent);
      queryClient.setQueryData(queryKeys.settings, saved);
      void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
      setStored(storedDraft(sent.name, saved));
      setDraft((now) => afterSave(now, draft));
      showToast('success', settingsWords.success.title, settingsWords.success.description);
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  const change = (part: Partial<SettingsDraft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, errors, isPending, hasUnsaved: isUnsaved(draft, stored), save };
}
