import { presetLookOf } from '@arrasta/domain';
import { api } from '../../../api/client';
import { utils } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { toolWords } from '../../../messages/tools';
import { handleSignedOut } from '../../persistence/signed-out';
import { openedSession } from '../../store/editor-store';

interface Told {
  readonly title: string;
  readonly description: string;
}

/** Runs a change of the presets, tells how it went and answers whether it went well. */
async function change(call: () => Promise<unknown>, done: Told, failed: Told): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    if (!handleSignedOut(error)) showToast('error', failed.title, failed.description);
    return false;
  }
  await utils.presets.list.invalidate();
  showToast('success', done.title, done.description);
  return true;
}

/** Keeps the look of the open carousel under a name; a blank name is told and declined. */
export async function savePreset(name: string): Promise<boolean> {
  const { nameMissing, saved, saveFailed } = toolWords.presets;
  const carousel = openedSession()?.state.deck.carousel;
  if (carousel === undefined) return false;
  if (name.trim() === '') {
    showToast('error', nameMissing.title, nameMissing.description);
    return false;
  }
  const create = () => api.presets.create.mutate({ ...presetLookOf(carousel), name });
  return change(create, saved, saveFailed);
}

/** Removes a preset. */
export function removePreset(id: string): Promise<boolean> {
  const { removed, removeFailed } = toolWords.presets;
  return change(() => api.presets.delete.mutate({ id }), removed, removeFailed);
}
