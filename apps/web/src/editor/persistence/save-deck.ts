import type { SavedDeck } from '@arrasta/contract';
import {
  sameContent,
  type EditorSession,
  type ServerRevision,
  afterSave,
  isUnsaved,
  planSave,
} from '@arrasta/domain';
import { api } from '../../api/client';
import { sessionOf, flushedSession, updateSession, useEditorStore } from '../store/editor-store';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { outageOf } from '../../api/outage';
import { utils } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { currentCarouselId } from '../store/selectors';
import { openConflict, usePersistenceStore, type Conflict } from './persistence-store';
import { enqueueMutation } from './mutation-queue';
import { handleSignedOut } from './leave';

function recordUnconfirmedSave(sent: EditorSession): void {
  usePersistenceStore.setState(({ unconfirmedSaves }) => ({
    unconfirmedSaves: [...unconfirmedSaves, sent],
  }));
}

function isOutcomeOf(sent: EditorSession, now: EditorSession): boolean {
  const next = (sent.stored?.version ?? 0) + 1;
  return next === now.stored?.version && sameContent(sent, now);
}

/**
 * What the server holds of the deck where that is an earlier save of this tab whose answer was
 * lost; null where somebody else saved it, or where the server does not say.
 */
async function findUnconfirmedSave(session: EditorSession): Promise<ServerRevision | null> {
  const { id } = session.state.deck.carousel;
  const { unconfirmedSaves } = usePersistenceStore.getState();
  const sent = unconfirmedSaves.filter(({ state }) => state.deck.carousel.id === id);
  if (sent.length === 0) return null;
  try {
    const now = sessionOf(await api.carousels.get.query({ id }));
    return sent.some((one) => isOutcomeOf(one, now)) ? now.stored : null;
  } catch {
    return null;
  }
}

type SaveOutcome = 'saved' | 'failed' | 'nothing';
/** Who wants a save: the person, or the editor by itself. */
type Requester = 'person' | 'itself';

function applySaved(sent: EditorSession, saved: SavedDeck): void {
  usePersistenceStore.setState({ unconfirmedSaves: [] });
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

function carouselIdOf(session: EditorSession): string {
  return session.state.deck.carousel.id;
}

function conflictOf(error: unknown): Conflict | null {
  const code = errorCodeOf(error);
  if (code === 'CONFLICT') return 'changed';
  return code === 'NOT_FOUND' ? 'deleted' : null;
}

/** Notes the failure; answers whether it is one more of what the person was told already. */
function recordFailure(error: unknown, sent: EditorSession): boolean {
  const outage = outageOf(error);
  if (outage !== null) recordUnconfirmedSave(sent);
  const before = useEditorStore.getState().failure;
  const failure = { revision: sent.revision, times: (before?.times ?? 0) + 1, outage };
  useEditorStore.setState({ saveProgress: 'idle', failure });
  return before !== null && outage !== null;
}

function handleFailure(error: unknown, sent: EditorSession): void {
  const stillOpen = currentCarouselId() === carouselIdOf(sent);
  const isTold = stillOpen && recordFailure(error, sent);
  if (isTold || handleSignedOut(error)) return;
  // The question can only be asked of the deck it is about; a deck left behind has its draft.
  const conflict = stillOpen ? conflictOf(error) : null;
  if (conflict !== null) {
    openConflict(conflict);
    return;
  }
  const { title, description } = editorMessages.saveFailed;
  showToast('error', title, serverMessageOf(error) ?? description);
}

/** Sends the deck; where a save of its own is in the way, whose answer was lost, upon that one. */
async function sendOverOwnSave(session: EditorSession): Promise<SavedDeck> {
  try {
    return await api.carousels.saveDeck.mutate(planSave(session));
  } catch (error) {
    const stored = conflictOf(error) === 'changed' ? await findUnconfirmedSave(session) : null;
    if (stored === null) throw error;
    return api.carousels.saveDeck.mutate(planSave({ ...session, stored }));
  }
}

async function send(id: string, requester: Requester): Promise<SaveOutcome> {
  const session = flushedSession();
  if (session === null || carouselIdOf(session) !== id || !isUnsaved(session)) return 'nothing';
  // What the person asks for begins anew: they are told how it goes.
  useEditorStore.setState({
    saveProgress: 'saving',
    ...(requester === 'person' && { failure: null }),
  });
  try {
    applySaved(session, await sendOverOwnSave(session));
    return 'saved';
  } catch (error) {
    handleFailure(error, session);
    return 'failed';
  }
}

/**
 * Saves the open deck in one call: all of it or nothing (docs/product/saving.md 1). Failures are told to the
 * person, those of a row of saves by the editor itself once, and leave every edit where it is.
 */
export async function saveDeck(requester: Requester = 'person'): Promise<SaveOutcome> {
  // Meant is the deck that is open now, not the one that is when the call's turn comes.
  const id = currentCarouselId();
  if (id === null) return 'nothing';
  return enqueueMutation(() => send(id, requester));
}

/** Saves because the person asked for it, and says so. */
export async function saveDeckAndTell(): Promise<SaveOutcome> {
  const outcome = await saveDeck();
  if (outcome === 'saved') {
    showToast('success', editorMessages.saved.title, editorMessages.saved.description);
  }
  return outcome;
}
