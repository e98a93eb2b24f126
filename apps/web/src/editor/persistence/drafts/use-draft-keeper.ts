import { hasUnsavedEdits, type EditorSession } from '@arrasta/domain';
import { useEffect } from 'react';
import { useEditorStore } from '../../store/editor-store';
import { surroundings } from '../../store/surroundings';
import { forgetOwnDraft, keepDraft } from './draft-store';
import { announceTab } from './living-tabs';
import { persistStorage } from './persist-storage';
import { tellDraftFailure } from './tell-draft-failure';

function tellKept(carouselId: string, draftRevision: number | null): void {
  useEditorStore.setState((now) =>
    now.session?.state.deck.carousel.id === carouselId ? { draftRevision } : {},
  );
}

async function writeDraft(userId: string, session: EditorSession): Promise<void> {
  const { deck } = session.state;
  const baseVersion = session.stored?.version ?? null;
  try {
    await keepDraft(userId, { deck, baseVersion, editedAt: surroundings.now() });
    tellKept(deck.carousel.id, session.revision);
    persistStorage();
  } catch (error) {
    tellKept(deck.carousel.id, null);
    tellDraftFailure(error);
  }
}

async function syncDraft(userId: string, session: EditorSession): Promise<void> {
  const { id } = session.state.deck.carousel;
  if (hasUnsavedEdits(session)) {
    await writeDraft(userId, session);
  } else {
    await forgetOwnDraft(id);
    tellKept(id, null);
  }
}

let written: Promise<void> = Promise.resolve();

/** Waits until this device has taken the edits made so far, or has failed to. */
export function draftWritten(): Promise<void> {
  return written;
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
    if (!writing) written = writeAll();
  };
}

/** Whether there was a draft to forget: a deck only just opened leaves the kept ones alone. */
function hadEditsOf(before: EditorSession | null, session: EditorSession): boolean {
  if (before === null || !hasUnsavedEdits(before)) return false;
  return before.state.deck.carousel.id === session.state.deck.carousel.id;
}

function watchSession(userId: string): () => void {
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

/** Keeps every edit of the open deck on this device until the server has it (docs/product/saving.md 4). */
export function useDraftKeeper(userId: string): void {
  useEffect(announceTab, []);
  useEffect(() => watchSession(userId), [userId]);
}
