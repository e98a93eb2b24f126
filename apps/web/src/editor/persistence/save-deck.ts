import type { SavedDeck } from '@arrasta/contract';
import {
  sameContent,
  type EditorSession,
  type ServerRevision,
  afterSave,
  isUnsaved,
  planSave,
  autosaveDelay,
  wantsAutosave,
} from '@arrasta/domain';
import { useEffect } from 'react';
import { api, onUnansweredRefusal } from '../../api/client';
import {
  sessionOf,
  currentSession,
  flushedSession,
  updateSession,
  useEditorStore,
  useSession,
  type SaveFailure,
} from '../store/editor-store';
import { errorCodeOf, serverMessageOf, outageOf, type Outage } from '../../api/api-error';
import { utils } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { currentCarouselId } from '../store/selectors';
import { forgetSavedDraft } from './drafts';
import { openConflict, usePersistenceStore, type Conflict } from './persistence-store';
import { leaveForSignIn } from './leave';

/** Resolves when a call has ended, or the session has: its calls are never answered then. */
function endOf(call: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = onUnansweredRefusal(() => {
      useEditorStore.setState({ saveProgress: 'idle' });
      end();
    });
    call.then(end, end);
  });
}

/**
 * Runs the calls that change the open deck on the server one after another, whether or not the one
 * before succeeded: each raises the version that the next one is based on.
 */
export function enqueueMutation<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = usePersistenceStore.getState().lastMutation.then(call);
  usePersistenceStore.setState({ lastMutation: endOf(result) });
  return result;
}

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
 * lost; null where another tab or device saved it, or where the server does not say.
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

/** Whether the deck was opened anew since the save was sent, as the server had it before. */
function wasReopened(sent: EditorSession): boolean {
  const session = currentSession();
  if (session === null || carouselIdOf(session) !== carouselIdOf(sent)) return false;
  return session.revision < sent.revision;
}

function noteSaved(sent: EditorSession, saved: SavedDeck): void {
  updateSession((session) => {
    // Another deck may have been opened while the answer was on its way.
    if (carouselIdOf(session) !== saved.carousel.id) return null;
    const slideIds = saved.slides.map(({ id }) => id);
    return afterSave(session, {
      revision: sent.revision,
      version: saved.carousel.version,
      slideIds,
    });
  });
}

/** Forgets the draft of a deck that was left before its save ended: nobody else does. */
async function forgetDraftOf(sent: EditorSession): Promise<void> {
  await usePersistenceStore.getState().draftWrite;
  await forgetSavedDraft(sent);
}

function applySaved(sent: EditorSession, saved: SavedDeck): void {
  usePersistenceStore.setState(({ unconfirmedSaves }) => ({
    unconfirmedSaves: unconfirmedSaves.filter((one) => carouselIdOf(one) !== saved.carousel.id),
  }));
  // The next save is refused for it, and finds that it is an own one.
  if (wasReopened(sent)) recordUnconfirmedSave(sent);
  else noteSaved(sent, saved);
  if (currentCarouselId() !== carouselIdOf(sent)) void forgetDraftOf(sent);
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

/** Notes the failure; returns whether the person has already seen the same one. */
function recordFailure(error: unknown, sent: EditorSession): boolean {
  const outage = outageOf(error);
  const before = useEditorStore.getState().failure;
  const failure = { revision: sent.revision, times: (before?.times ?? 0) + 1, outage };
  useEditorStore.setState({ saveProgress: 'idle', failure });
  return before !== null && outage !== null;
}

function handleFailure(error: unknown, sent: EditorSession): void {
  // Also of a deck that was left: its edits may be taken up again.
  if (outageOf(error) !== null) recordUnconfirmedSave(sent);
  const stillOpen = currentCarouselId() === carouselIdOf(sent);
  const isReported = stillOpen && recordFailure(error, sent);
  if (isReported || leaveForSignIn(error)) return;
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
  // A save that the person asks for shows its outcome, whatever was shown before.
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
 * Saves the open deck in one call: all of it or nothing (docs/product/saving.md 1). Failures are
 * shown, those of consecutive automatic saves once, and leave every edit where it is.
 */
export async function saveDeck(requester: Requester = 'person'): Promise<SaveOutcome> {
  // Meant is the deck that is open now, not the one that is when the call's turn comes.
  const id = currentCarouselId();
  if (id === null) return 'nothing';
  return enqueueMutation(() => send(id, requester));
}

/** Saves because the person asked for it, and says so. */
export async function saveDeckAndNotify(): Promise<SaveOutcome> {
  const outcome = await saveDeck();
  if (outcome === 'saved') {
    showToast('success', editorMessages.saved.title, editorMessages.saved.description);
  }
  return outcome;
}

/** Backoff: waits before the first, second... further try, in ms; the last one repeats. */
const retryWaits = [5_000, 15_000, 30_000, 60_000] as const;
/** No server is believed that asks for more, in ms. */
const maxRetryWaitMs = 10 * 60_000;

/** How long a save that failed so many times in a row waits for its next try, in ms. */
export function retryWait(times: number, { retryAfter }: Outage): number {
  const wait = retryWaits[Math.min(times, retryWaits.length) - 1] ?? retryWaits[0];
  return Math.max(wait, Math.min(retryAfter ?? 0, maxRetryWaitMs));
}

/**
 * Saves 2 s after the last edit of carousel data, when no save is running (docs/product/saving.md
 * 3). What failed is left to the next edit, the person and `useRetrySave`.
 */
export function useAutosave(): void {
  const isWanted = useSession(wantsAutosave);
  const revision = useSession(({ carouselRevision }) => carouselRevision);
  const failedRevision = useEditorStore((state) => state.failure?.revision ?? -1);
  const saving = useEditorStore((state) => state.saveProgress === 'saving');
  const due = isWanted && !saving && revision > failedRevision;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void saveDeck('itself'), autosaveDelay);
    return () => clearTimeout(timer);
  }, [due, revision]);
}

/** Tries again after the wait, or before that when the browser is online again. */
function scheduleRetry({ times, outage }: SaveFailure): (() => void) | undefined {
  if (outage === null) return undefined;
  const retry = () => void saveDeck('itself');
  const timer = setTimeout(retry, retryWait(times, outage));
  window.addEventListener('online', retry);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
  };
}

/**
 * Makes a save again that failed for a reason that may pass, whatever the person or auto-save had
 * asked it for: when the browser is online again, and after waits that grow up to a minute. A
 * refusal (400, 401, 403, 404, 409, 413) is not asked for twice.
 */
export function useRetrySave(): void {
  const failure = useEditorStore((now) => (now.saveProgress === 'saving' ? null : now.failure));
  useEffect(() => (failure === null ? undefined : scheduleRetry(failure)), [failure]);
}
