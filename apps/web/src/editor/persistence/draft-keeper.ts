import { hasUnsavedEdits, type EditorSession } from '@arrasta/domain';
import { useEffect } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { useEditorStore } from '../store/editor-store';
import { env } from '../store/env';
import { forgetOwnDraft, keepDraft, announceTab } from './drafts';
import { usePersistenceStore, type DraftFailure } from './persistence-store';

/** Firefox would ask the person; and it clears no storage by itself. */
function wouldPrompt(): boolean {
  return CSS.supports('-moz-appearance', 'none');
}

/**
 * Asks the browser, once there is a draft, to keep its storage until the person clears it: Safari
 * would clear it after seven days without a visit, others where the disk is full.
 */
function persistStorage(): void {
  // Missing where the page is served without TLS on a name other than localhost.
  const { isPersistenceRequested } = usePersistenceStore.getState();
  if (isPersistenceRequested || !('storage' in navigator) || wouldPrompt()) return;
  usePersistenceStore.setState({ isPersistenceRequested: true });
  navigator.storage.persist().catch(() => undefined);
}

/** Why a device did not keep a draft: there is no room left for it, or it keeps nothing at all. */
function draftFailureOf(error: unknown): DraftFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Says once that edits are kept nowhere but in this page; the save state says it all the time. */
export function showDraftFailure(error: unknown): void {
  const failure = draftFailureOf(error);
  const { shownDraftFailures } = usePersistenceStore.getState();
  if (shownDraftFailures.includes(failure)) return;
  usePersistenceStore.setState({ shownDraftFailures: [...shownDraftFailures, failure] });
  const { title, description } = editorMessages.draftFailed[failure];
  showToast('error', title, description);
}

function setDraftRevision(carouselId: string, draftRevision: number | null): void {
  useEditorStore.setState((now) =>
    now.session?.state.deck.carousel.id === carouselId ? { draftRevision } : {},
  );
}

async function writeDraft(userId: string, session: EditorSession): Promise<void> {
  const { deck } = session.state;
  const baseVersion = session.stored?.version ?? null;
  try {
    await keepDraft(userId, { deck, baseVersion, editedAt: env.now() });
    setDraftRevision(deck.carousel.id, session.revision);
    persistStorage();
  } catch (error) {
    setDraftRevision(deck.carousel.id, null);
    showDraftFailure(error);
  }
}

async function syncDraft(userId: string, session: EditorSession): Promise<void> {
  const { id } = session.state.deck.carousel;
  if (hasUnsavedEdits(session)) {
    await writeDraft(userId, session);
  } else {
    await forgetOwnDraft(id);
    setDraftRevision(id, null);
  }
}

/**
 * Writes sessions one after another: the first at once, and of those that come meanwhile only the
 * last one of each deck. Typing without a pause is kept as fast as the device can write.
 */
function draftWriter(userId: string): (session: EditorSession) => void {
  const waiting = new Map<string, EditorSession>();
  let writing = false;
  const writeAll = async () => {
    writing = true;
    for (const [id, session] of waiting) {
      waiting.delete(id);
      await syncDraft(userId, session);
    }
    writing = false;
  };
  return (session) => {
    waiting.set(session.state.deck.carousel.id, session);
    if (!writing) usePersistenceStore.setState({ draftWrite: writeAll() });
  };
}

/** Whether there was a draft to forget: a deck only just opened leaves the kept ones alone. */
function hadEditsOf(before: EditorSession | null, session: EditorSession): boolean {
  if (before === null || !hasUnsavedEdits(before)) return false;
  return before.state.deck.carousel.id === session.state.deck.carousel.id;
}

function watchEditorSession(userId: string): () => void {
  const write = draftWriter(userId);
  return useEditorStore.subscribe(({ session }, before) => {
    if (session === null) return;
    const unchanged =
      session.state.deck.carousel.id === before.session?.state.deck.carousel.id &&
      session.revision === before.session.revision &&
      session.savedRevision === before.session.savedRevision;
    if (unchanged) return;
    if (hasUnsavedEdits(session) || hadEditsOf(before.session, session)) write(session);
  });
}

/**
 * Keeps every edit of the open deck on this device until the server has it (docs/product/saving.md
 * 4).
 */
export function useDraftKeeper(userId: string): void {
  useEffect(announceTab, []);
  useEffect(() => watchEditorSession(userId), [userId]);
}
