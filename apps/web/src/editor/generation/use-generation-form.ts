import { useState } from 'react';
import { trpc } from '../../api/trpc';
import { serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { generationMessages } from '../../messages/generation';
import { handleSignedOut } from '../persistence/leave';
import { useGenerationStore } from './generation-store';
import type { KeyDraft } from './key-fields';
import { runGeneration } from './run-generation';

/** Whether a key has to be asked for before anything can be generated. */
export function useKeyNeed() {
  const settings = trpc.settings.get.useQuery();
  const provider = trpc.ai.provider.useQuery();
  const isFailed = settings.isError || provider.isError;
  const isKnown = settings.data !== undefined && provider.data !== undefined;
  return {
    status: isKnown ? ('known' as const) : isFailed ? ('failed' as const) : ('checking' as const),
    needsKey: isKnown && provider.data.requiresKey && !settings.data.hasOpenAIKey,
    retry: () => Promise.all([settings.refetch(), provider.refetch()]),
  };
}

function showKeyFailure({ title, description }: { title: string; description: string }): null {
  showToast('error', title, description);
  return null;
}

/** Keeps a key with the settings and tells how it went. */
function useSaveKey() {
  const { settings } = trpc.useUtils();
  return trpc.settings.update.useMutation({
    onSuccess: (saved) => {
      settings.get.setData(undefined, saved);
      useGenerationStore.setState({ asksForKey: false });
      showToast(
        'success',
        generationMessages.key.saved.title,
        generationMessages.key.saved.description,
      );
    },
    onError: (error) => {
      if (handleSignedOut(error)) return;
      const { title, description } = generationMessages.key.failed;
      showToast('error', title, serverMessageOf(error) ?? description);
    },
  });
}

/** Checks, saving of a key and the start (docs/product/generation.md 19, 20). */
export function useGenerationForm(userId: string, needsKey: boolean) {
  const [key, setKey] = useState<KeyDraft>({ text: '', isSaved: true });
  const { mutateAsync, isPending: isSaving } = useSaveKey();
  const keyText = () => key.text.trim() || showKeyFailure(generationMessages.key.missing);

  /** A failure is told by then. */
  const save = (openaiApiKey: string) => mutateAsync({ openaiApiKey }).catch(() => undefined);
  const saveKey = async () => {
    const text = keyText();
    if (text !== null) await save(text);
  };
  const generate = async () => {
    const text = needsKey ? keyText() : null;
    if (needsKey && text === null) return;
    const { request } = useGenerationStore.getState();
    const topic = request.topic.trim();
    if (topic === '' && request.source === null) {
      showKeyFailure(generationMessages.topicMissing);
      return;
    }
    // One that cannot be kept is used all the same: the person was told.
    if (text !== null && key.isSaved) await save(text);
    await runGeneration(userId, { ...request, topic }, text);
  };
  return { key, setKey, isSaving, saveKey, generate };
}
