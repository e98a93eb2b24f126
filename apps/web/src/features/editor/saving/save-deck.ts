import type { SavedDeck } from '@arrasta/contract';
import { afterSave, isUnsaved, planSave, type EditorSession } from '@arrasta/domain';
import { api } from '../../../base/api/client';
import { errorCodeOf, serverMessageOf } from '../../../base/api/api-error';
import { queryClient, queryKeys } from '../../../base/api/query-client';
import { showToast } from '../../../base/ui/toast/toast-store';
import { editorWords } from '../../../base/wording/editor';
import { openedSession, updateSession, useEditorStore } from '../store/editor-store';
import { openConflict } from './conflict-store';
import { afterEarlierCalls } from './server-queue';
import { handleSignedOut } from './signed-out';

export type SaveOutcome = 'saved' | 'failed' | 'nothing';

function adopt(sent: EditorSession, saved: SavedDeck): void {
  updateSession((session) => {
    // Another deck may have been opened while the answer was on its way.
    if (session.state.deck.carousel.id !== saved.carousel.id) return null;
    const slideIds = saved.slides.map(({ id }) => id);
    return afterSave(session, {
      revision: sent.revision,
      version: saved.carousel.version,
      slideIds,
    });
  });
  useEditorStore.setState({ saveProgress: 'idle' });
  void queryClient.invalidateQueries({ queryKey: queryKeys.carousels });
}

function report(error: unknown, sent: EditorSession): void {
  useEditorStore.setState({ saveProgress: 'failed', failedRevision: sent.revision });
  if (handleSignedOut(error)) return;
  if (errorCodeOf(error) === 'CONFLICT') {
    openConflict();
    return;
  }
  const { title, description } = editorWords.saveFailed;
  showToast('error', title, serverMessageOf(error) ?? description);
}

async function send(): Promise<SaveOutcome> {
  const session = openedSession();
  if (session === null || !isUnsaved(session)) return 'nothing';
  useEditorStore.setState({ saveProgress: 'saving' });
  try {
    adopt(session, await api.carousels.saveDeck.mutate(planSave(session)));
    return 'saved';
  } catch (error) {
    report(error, session);
    return 'failed';
  }
}

/**
 * Saves the open deck in one call: all of it or nothing (decisions §8). Failures are told to the
 * person and leave every edit where it is.
 */
export function saveDeck(): Promise<SaveOutcome> {
  return afterEarlierCalls(send);
}

/** Saves because the person asked for it, and says so. */
export async function saveDeckAndTell(): Promise<SaveOutcome> {
  const outcome = await saveDeck();
  if (outcome === 'saved') {
    showToast('success', editorWords.saved.title, editorWords.saved.description);
  }
  return outcome;
}
