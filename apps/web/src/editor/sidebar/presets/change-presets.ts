import { presetLookOf } from '@arrasta/domain';
import { trpc } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { toolWords } from '../../../messages/tools';
import { handleSignedOut } from '../../persistence/leave';
import { flushedSession } from '../../store/editor-store';

interface Told {
  readonly title: string;
  readonly description: string;
}

/** How a change of the presets went is told, once they are read anew. */
function useTelling(done: Told, failed: Told, onDone?: () => void) {
  const { presets } = trpc.useUtils();
  return {
    onSuccess: async () => {
      await presets.list.invalidate();
      showToast('success', done.title, done.description);
      onDone?.();
    },
    onError: (error: unknown) => {
      if (!handleSignedOut(error)) showToast('error', failed.title, failed.description);
    },
  };
}

/** Keeps the look of the open carousel under a name; a blank name is told and declined. */
export function useSavePreset(onSaved: () => void) {
  const { nameMissing, saved, saveFailed } = toolWords.presets;
  const { mutate, isPending } = trpc.presets.create.useMutation(
    useTelling(saved, saveFailed, onSaved),
  );
  const save = (name: string) => {
    const carousel = flushedSession()?.state.deck.carousel;
    if (carousel === undefined) return;
    if (name.trim() === '') showToast('error', nameMissing.title, nameMissing.description);
    else mutate({ ...presetLookOf(carousel), name });
  };
  return { save, isPending };
}

export function useRemovePreset() {
  const { removed, removeFailed } = toolWords.presets;
  return trpc.presets.delete.useMutation(useTelling(removed, removeFailed));
}
