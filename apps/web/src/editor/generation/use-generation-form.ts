import { useState } from 'react';
import { api } from '../../api/client';
import { utils } from '../../api/trpc';
import { serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { generationWords as words } from '../../messages/generation';
import { handleSignedOut } from '../persistence/signed-out';
import { useGenerationStore } from './generation-store';
import type { KeyDraft } from './key-fields';
import { runGeneration } from './run-generation';

function refuse({ title, description }: { title: string; description: string }): null {
  showToast('error', title, description);
  return null;
}

/** Whether the key is kept with the settings now; a failure is told. */
async function savedKey(openaiApiKey: string): Promise<boolean> {
  try {
    const saved = await api.settings.update.mutate({ openaiApiKey });
    utils.settings.get.setData(undefined, saved);
    useGenerationStore.setState({ asksForKey: false });
    showToast('success', words.key.saved.title, words.key.saved.description);
    return true;
  } catch (error) {
    if (handleSignedOut(error)) return false;
    const { title, description } = words.key.failed;
    showToast('error', title, serverMessageOf(error) ?? description);
    return false;
  }
}

/** Checks, saving of a key and the start (carousel-editor §4, §5). */
export function useGenerationForm(userId: string, needsKey: boolean) {
  const [key, setKey] = useState<KeyDraft>({ text: '', isSaved: true });
  const [isSaving, setSaving] = useState(false);
  const keyText = () => key.text.trim() || refuse(words.key.missing);

  const save = async (text: string) => {
    setSaving(true);
    const isSaved = await savedKey(text);
    setSaving(false);
    return isSaved;
  };
  const saveKey = async () => {
    const text = keyText();
    if (text !== null) await save(text);
  };
  const generate = async () => {
    const text = needsKey ? keyText() : null;
    if (needsKey && text === null) return;
    const { wish } = useGenerationStore.getState();
    const topic = wish.topic.trim();
    if (topic === '' && wish.source === null) {
      refuse(words.topicMissing);
      return;
    }
    // One that cannot be kept is used all the same: the person was told.
    if (text !== null && key.isSaved) await save(text);
    await runGeneration(userId, { ...wish, topic }, text);
  };
  return { key, setKey, isSaving, saveKey, generate };
}
