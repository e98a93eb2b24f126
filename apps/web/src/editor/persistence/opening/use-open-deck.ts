import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../../../ui/toast/toast-store';
import { editorWords } from '../../../messages/editor';
import type { OfferedDraft } from '../drafts/draft-store';
import { handleSignedOut } from '../signed-out';
import { openInEditor, flushedSession } from '../../store/editor-store';
import { fetchStoredDeck, makeFreshDeck, type ReadyDeck } from './open-deck';
import { preparedFor } from './prepared-deck';

type Status = 'loading' | 'ready' | 'failed';

interface OpenDeck {
  readonly status: Status;
  /** Edits kept on this device that the person has not yet decided about. */
  readonly draft: OfferedDraft | null;
  readonly settleDraft: () => void;
  readonly retry: () => void;
}

/** Whether the store already holds this deck, as after its first save changed the address. */
function isOpen(id: string | null): boolean {
  const session = flushedSession();
  return id !== null && Boolean(session?.stored) && session?.state.deck.carousel.id === id;
}

function tell(error: unknown): void {
  if (handleSignedOut(error)) return;
  showToast('error', editorWords.loadFailed.title, editorWords.loadFailed.description);
}

/** Told with a link to `/` that asks for a new deck and not for the draft of an earlier one. */
export const wantsFreshDeck = { fresh: true } as const;

function asksForFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state;
}

/** The deck of an address without an id: one made a moment before, or a new one. */
async function deckOfNone(userId: string, state: unknown): Promise<ReadyDeck> {
  const session = preparedFor(state);
  return session === null ? makeFreshDeck(userId, asksForFresh(state)) : { session, draft: null };
}

interface Opened {
  /** The visit of an address that this is the outcome of. */
  readonly visit: string;
  readonly status: 'ready' | 'failed';
  readonly draft: OfferedDraft | null;
}

/** Opens the deck of the address: the stored one with this id, or a new one without. */
export function useOpenDeck(userId: string, id: string | null): OpenDeck {
  const location = useLocation();
  const wish: unknown = location.state;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const visit = `${id ?? ''} ${location.key} ${String(attempt)}`;
  useEffect(() => {
    if (isOpen(id)) return;
    // An answer that comes after the person has gone elsewhere opens nothing.
    let current = true;
    const getting = id === null ? deckOfNone(userId, wish) : fetchStoredDeck(userId, id);
    getting.then(
      ({ session, draft, isGone }) => {
        if (!current) return;
        if (isGone) showToast('info', editorWords.loadFailedHint);
        openInEditor(session);
        setOpened({ visit, status: 'ready', draft });
      },
      (error: unknown) => {
        if (!current) return;
        setOpened({ visit, status: 'failed', draft: null });
        tell(error);
      },
    );
    return () => {
      current = false;
    };
  }, [userId, id, wish, visit]);
  const settleDraft = useCallback(() => {
    setOpened((now) => now && { ...now, draft: null });
  }, []);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const outcome = opened?.visit === visit ? opened : null;
  const status = outcome?.status ?? (isOpen(id) ? 'ready' : 'loading');
  return { status, draft: outcome?.draft ?? null, settleDraft, retry };
}
