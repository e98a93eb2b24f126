import { hasUnsavedEdits, type EditorSession } from '@arrasta/domain';
import { useEffect } from 'react';
import { useEditorStore } from '../store/editor-store';
import { surroundings } from '../store/surroundings';
import { forgetDraft, keepDraft } from './draft-store';

/** Time after an edit at which the draft is written, in ms (security: "Client"). */
const draftDelay = 300;

function tellKept(carouselId: string, draftRevision: number | null): void {
  useEditorStore.setState((now) =>
    now.session?.state.deck.carousel.id === carouselId ? { draftRevision } : {},
  );
}

async function writeDraft(userId: string, session: EditorSession): Promise<void> {
  const { deck } = session.state;
  const baseVersion = session.stored?.version ?? null;
  const kept = await keepDraft(userId, { deck, baseVersion, editedAt: surroundings.now() }).then(
    () => session.revision,
    // Where the device keeps nothing, the save state says so.
    () => null,
  );
  tellKept(deck.carousel.id, kept);
}

async function syncDraft(userId: string, session: EditorSession): Promise<void> {
  if (hasUnsavedEdits(session)) {
    await writeDraft(userId, session);
  } else if (session.revision > 0) {
    await forgetDraft(userId, session.state.deck.carousel.id);
    tellKept(session.state.deck.carousel.id, null);
  }
}

function watchSession(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: EditorSession | null = null;
  const flush = () => {
    clearTimeout(timer);
    if (pending !== null) void syncDraft(userId, pending);
    pending = null;
  };
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const unsubscribe = useEditorStore.subscribe(({ session }, before) => {
    if (session === null) return;
    const unchanged =
      session.revision === before.session?.revision &&
      session.savedRevision === before.session.savedRevision;
    if (unchanged) return;
    // Another deck took the place of the one that waits to be written.
    if (session.state.deck.carousel.id !== pending?.state.deck.carousel.id) flush();
    // The first edit starts the wait and later ones do not prolong it: typing without a pause is
    // kept as well.
    if (pending === null) timer = setTimeout(flush, draftDelay);
    pending = session;
  });
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    flush();
    unsubscribe();
    document.removeEventListener('visibilitychange', flushWhenHidden);
  };
}

/** Keeps every edit of the open deck on this device until the server has it (decisions §8). */
export function useDraftKeeper(userId: string): void {
  useEffect(() => watchSession(userId), [userId]);
}
