import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '../../../base/ui/toast/toast-store';
import { editorWords } from '../../../base/wording/editor';
import type { Draft } from '../drafts/draft-store';
import { handleSignedOut } from '../saving/signed-out';
import { openedSession } from '../store/editor-store';
import { openFreshDeck, openStoredDeck } from './open-deck';

type Status = 'loading' | 'ready' | 'failed';

interface OpenDeck {
  readonly status: Status;
  /** Edits kept on this device that the person has not yet decided about. */
  readonly draft: Draft | null;
  readonly settleDraft: () => void;
  readonly retry: () => void;
}

/** Whether the store already holds this deck, as after its first save changed the address. */
function isOpen(id: string | null): boolean {
  const session = openedSession();
  return id !== null && session?.stored != null && session.state.deck.carousel.id === id;
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

/** Opens the deck of the address: the stored one with this id, or a new one without. */
export function useOpenDeck(userId: string, id: string | null): OpenDeck {
  const { key, state } = useLocation();
  const fresh = asksForFresh(state);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ status: Status; id: string | null; draft: Draft | null }>({
    status: 'loading',
    id,
    draft: null,
  });
  useEffect(() => {
    if (isOpen(id)) {
      setOpened({ status: 'ready', id, draft: null });
      return;
    }
    let current = true;
    setOpened({ status: 'loading', id, draft: null });
    const opening = id === null ? openFreshDeck(userId, fresh) : openStoredDeck(userId, id);
    opening.then(
      (draft) => {
        if (current) setOpened({ status: 'ready', id, draft });
      },
      (error: unknown) => {
        if (!current) return;
        setOpened({ status: 'failed', id, draft: null });
        tell(error);
      },
    );
    return () => {
      current = false;
    };
  }, [userId, id, key, fresh, attempt]);
  const settleDraft = useCallback(() => setOpened((now) => ({ ...now, draft: null })), []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const status = opened.id === id || isOpen(id) ? opened.status : 'loading';
  return { status, draft: opened.draft, settleDraft, retry };
}
