import {
  newDeck,
  openSession,
  replaceDeck,
  run,
  type Deck,
  type EditorSession,
} from '@arrasta/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCodeOf } from '../../api/api-error';
import { api } from '../../api/client';
import { draftsOf, hasContentOf, latestNewDraft, releaseDraft, type OfferedDraft } from './drafts';
import {
  copyDeck,
  dispatch,
  newSession,
  sessionOf,
  updateSession,
  openInEditor,
  currentSession,
} from '../store/editor-store';
import { env } from '../store/env';
import { ensureTheme } from '../../ui/deck-drawing';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { leaveForSignIn } from './leave';
import { usePersistenceStore } from './persistence-store';
import { currentCarouselId } from '../store/selectors';
import { asksForFresh, preparedId, type PreparedDeckState } from './visit-state';

/**
 * The session of a new carousel in which undo brings back what was open before. That stands there
 * as a copy: the carousel itself, and what its device keeps of it, are not touched.
 */
export function newSessionOver(deck: Deck, before: EditorSession | null): EditorSession {
  const former = before === null ? newDeck(env) : copyDeck(before.state.deck);
  const session = openSession(former, null);
  const carousel = { ...deck.carousel, id: former.carousel.id };
  return run(session, replaceDeck({ ...deck, carousel }), env) ?? session;
}

/** Keeps a session until its address is reached; answers what to tell with the way there. */
export function prepareDeck(session: EditorSession): PreparedDeckState {
  usePersistenceStore.setState({ preparedSession: session });
  return { prepared: session.state.deck.carousel.id };
}

/** The session that was prepared for this visit; null after a reload, when a draft has it. */
function preparedSessionFor(state: unknown): EditorSession | null {
  const { preparedSession } = usePersistenceStore.getState();
  return preparedSession?.state.deck.carousel.id === preparedId(state) ? preparedSession : null;
}

/** A deck ready to be put into the editor, and what this device holds of it beyond that. */
interface ReadyDeck {
  readonly session: EditorSession;
  readonly draft: OfferedDraft | null;
  /** The deck that was asked for is no longer on the server. */
  readonly isMissing?: boolean;
}

/** Edits of a deck that was deleted meanwhile, offered as those of a new one. */
function asNewDeck({ draft, key }: OfferedDraft): ReadyDeck {
  const unsaved = { ...draft, baseVersion: null };
  return {
    session: newSession(),
    draft: { key, draft: unsaved, maybeOpenElsewhere: true },
    isMissing: true,
  };
}

/**
 * Fetches a deck; with it the last draft that this device holds of it and that says more. A deck
 * that was deleted is not there, but its edits on this device are.
 */
async function fetchStoredDeck(userId: string, id: string): Promise<ReadyDeck> {
  const keeping = draftsOf(userId, id);
  try {
    const session = sessionOf(await api.carousels.get.query({ id }));
    // The first slide waits for it.
    void ensureTheme(session.state.deck.carousel.theme);
    const storedDraft = await keeping;
    return {
      session,
      draft: storedDraft.find(({ draft }) => !hasContentOf(session, draft)) ?? null,
    };
  } catch (error) {
    const last = (await keeping)[0];
    if (last === undefined || errorCodeOf(error) !== 'NOT_FOUND') throw error;
    return asNewDeck(last);
  }
}

/** A new deck; with it, unless `withoutDraft`, the last draft of one that was never saved. */
async function makeFreshDeck(userId: string, withoutDraft: boolean): Promise<ReadyDeck> {
  return { session: newSession(), draft: withoutDraft ? null : await latestNewDraft(userId) };
}

/**
 * Restores the edits of a draft, as one step of undo. The version the draft was based on is
 * restored too, so that a save over a later one of another tab or device is noticed.
 */
export function restoreDraft({ key, draft, maybeOpenElsewhere }: OfferedDraft): void {
  const { deck, baseVersion } = draft;
  // Two tabs that create one carousel could not be distinguished from one that creates it again.
  const isCopied = baseVersion === null && maybeOpenElsewhere;
  dispatch(replaceDeck(isCopied ? copyDeck(deck) : deck));
  void releaseDraft(key);
  if (baseVersion === null) return;
  updateSession((session) =>
    session.stored === null
      ? null
      : { ...session, stored: { ...session.stored, version: baseVersion } },
  );
}

type Status = 'loading' | 'ready' | 'failed';

interface OpenDeck {
  readonly status: Status;
  /** Edits kept on this device that the person has not yet decided about. */
  readonly draft: OfferedDraft | null;
  readonly settleDraft: () => void;
  readonly retry: () => void;
}

/** A visit of an address in the history of the browser, to which Back and Forward return. */
interface Visit {
  readonly key: string;
  readonly state: unknown;
}

/**
 * Whether the store already holds this deck, as after its first save changed the address, or on the
 * way back from a screen beside the editor to one that was never saved.
 */
function isOpen(id: string | null, { key, state }: Visit): boolean {
  const openId = currentCarouselId();
  if (openId === null) return false;
  if (id !== null) return Boolean(currentSession()?.stored) && openId === id;
  const { newDeckVisit } = usePersistenceStore.getState();
  const isOfVisit = newDeckVisit?.key === key && newDeckVisit.carouselId === openId;
  return isOfVisit || openId === preparedId(state);
}

function showFailure(error: unknown): void {
  if (leaveForSignIn(error)) return;
  showToast('error', editorMessages.loadFailed.title, editorMessages.loadFailed.description);
}

/** The deck of an address without an id: one made a moment before, or a new one. */
async function newDeckFor(userId: string, state: unknown): Promise<ReadyDeck> {
  const session = preparedSessionFor(state);
  return session === null ? makeFreshDeck(userId, asksForFresh(state)) : { session, draft: null };
}

interface OpeningResult {
  /** The visit of an address that this is the outcome of. */
  readonly visit: string;
  readonly status: 'ready' | 'failed';
  readonly draft: OfferedDraft | null;
}

/** Has Back and Forward to this visit find the new deck as it was left. */
function rememberVisit(key: string, { state }: EditorSession): void {
  usePersistenceStore.setState({ newDeckVisit: { key, carouselId: state.deck.carousel.id } });
}

/** Opens the deck of the address: the stored one with this id, or a new one without. */
export function useOpenDeck(userId: string, id: string | null): OpenDeck {
  const { key, state } = useLocation() as Visit;
  const [attempt, setAttempt] = useState(0);
  const [lastResult, setLastResult] = useState<OpeningResult | null>(null);
  const visit = `${id ?? ''} ${key} ${String(attempt)}`;
  useEffect(() => {
    if (isOpen(id, { key, state })) return;
    // An answer that comes after the person has left opens nothing.
    let current = true;
    const getting = id === null ? newDeckFor(userId, state) : fetchStoredDeck(userId, id);
    getting.then(
      ({ session, draft, isMissing }) => {
        if (!current) return;
        if (isMissing) showToast('info', editorMessages.loadFailedHint);
        openInEditor(session);
        if (id === null) rememberVisit(key, session);
        setLastResult({ visit, status: 'ready', draft });
      },
      (error: unknown) => {
        if (!current) return;
        setLastResult({ visit, status: 'failed', draft: null });
        showFailure(error);
      },
    );
    return () => {
      current = false;
    };
  }, [userId, id, key, state, visit]);
  const settleDraft = useCallback(() => {
    setLastResult((now) => now && { ...now, draft: null });
  }, []);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const outcome = lastResult?.visit === visit ? lastResult : null;
  const status = outcome?.status ?? (isOpen(id, { key, state }) ? 'ready' : 'loading');
  return { status, draft: outcome?.draft ?? null, settleDraft, retry };
}
