import type { SavedDeck } from '@arrasta/contract';
import { afterSave, isUnsaved, planSave, type EditorSession } from '@arrasta/domain';
import { api } from '../../api/client';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { outageOf } from '../../api/outage';
import { utils } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { editorWords } from '../../messages/editor';
import { flushedSession, updateSession, useEditorStore } from '../store/editor-store';
import { openConflict, type Conflict } from './conflict/conflict-store';
import { forgetLostAnswers, noteLostAnswer, ownLostSave } from './lost-answers';
import { afterEarlierCalls } from './server-queue';
import { handleSignedOut } from './signed-out';

export type SaveOutcome = 'saved' | 'failed' | 'nothing';
/** Who wants a save: the person, or the editor by itself. */
type Asker = 'person' | 'itself';

function adopt(sent: EditorSession, saved: SavedDeck): void {
  forgetLostAnswers();
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
  useEditorStore.setState({ saveProgress: 'idle', failure: null });
  void utils.carousels.list.invalidate();
}

function idOf(session: EditorSession): string {
  return session.state.deck.carousel.id;
}

function isOpen(id: string): boolean {
  const session = flushedSession();
  return session !== null && idOf(session) === id;
}

function conflictOf(error: unknown): Conflict | null {
  const code = errorCodeOf(error);
  if (code === 'CONFLICT') return 'changed';
  return code === 'NOT_FOUND' ? 'deleted' : null;
}

/** Notes the failure; answers whether it is one more of what the person was told already. */
function note(error: unknown, sent: EditorSession): boolean {
  const outage = outageOf(error);
  if (outage !== null) noteLostAnswer(sent);
  const before = useEditorStore.getState().failure;
  const failure = { revision: sent.revision, times: (before?.times ?? 0) + 1, outage };
  useEditorStore.setState({ saveProgress: 'idle', failure });
  return before !== null && outage !== null;
}

function report(error: unknown, sent: EditorSession): void {
  const stillOpen = isOpen(idOf(sent));
  const isTold = stillOpen && note(error, sent);
  if (isTold || handleSignedOut(error)) return;
  // The question can only be asked of the deck it is about; a deck left behind has its draft.
  const conflict = stillOpen ? conflictOf(error) : null;
  if (conflict !== null) {
    openConflict(conflict);
    return;
  }
  const { title, description } = editorWords.saveFailed;
  showToast('error', title, serverMessageOf(error) ?? description);
}

/** Sends the deck; where a save of its own is in the way, whose answer was lost, upon that one. */
async function sendUponOwn(session: EditorSession): Promise<SavedDeck> {
  try {
    return await api.carousels.saveDeck.mutate(planSave(session));
  } catch (error) {
    const stored = conflictOf(error) === 'changed' ? await ownLostSave(session) : null;
    if (stored === null) throw error;
    return api.carousels.saveDeck.mutate(planSave({ ...session, stored }));
  }
}

async function send(id: string, askedBy: Asker): Promise<SaveOutcome> {
  const session = flushedSession();
  if (session === null || idOf(session) !== id || !isUnsaved(session)) return 'nothing';
  // What the person asks for begins anew: they are told how it goes.
  useEditorStore.setState({
    saveProgress: 'saving',
    ...(askedBy === 'person' && { failure: null }),
  });
  try {
    adopt(session, await sendUponOwn(session));
    return 'saved';
  } catch (error) {
    report(error, session);
    return 'failed';
  }
}

/**
 * Saves the open deck in one call: all of it or nothing (docs/product/saving.md 1). Failures are told to the
 * person, those of a row of saves by the editor itself once, and leave every edit where it is.
 */
export async function saveDeck(askedBy: Asker = 'person'): Promise<SaveOutcome> {
  const session = flushedSession();
  if (session === null) return 'nothing';
  // Meant is the deck that is open now, not the one that is when the call's turn comes.
  const id = idOf(session);
  return afterEarlierCalls(() => send(id, askedBy));
}

/** Saves because the person asked for it, and says so. */
export async function saveDeckAndTell(): Promise<SaveOutcome> {
  const outcome = await saveDeck();
  if (outcome === 'saved') {
    showToast('success', editorWords.saved.title, editorWords.saved.description);
  }
  return outcome;
}
