import type { Deck } from '../carousel/deck';
import { type CommandEffect, type EditorState, openState } from './command';
import { emptyHistory, type History } from './history';

/** What the server is known to hold of this deck. */
export interface ServerRevision {
  readonly version: number;
  readonly slideIds: ReadonlySet<string>;
}

/** One deck open in the editor, from loading to leaving. */
export interface EditorSession {
  readonly state: EditorState;
  readonly history: History;
  /** Rises with every edit, undo and redo included. */
  readonly revision: number;
  /** The revision in which data of the carousel itself last changed. */
  readonly carouselRevision: number;
  /** The revision the server has; null when it has none. */
  readonly savedRevision: number | null;
  /** Null for a deck that was never saved. */
  readonly stored: ServerRevision | null;
}

/** A session for a deck as it was loaded, or for a new one when nothing is stored. */
export function openSession(deck: Deck, stored: ServerRevision | null): EditorSession {
  return {
    state: openState(deck),
    history: emptyHistory,
    revision: 0,
    carouselRevision: 0,
    savedRevision: stored === null ? null : 0,
    stored,
  };
}

/** A session for a deck that holds work the server has nothing of: it counts as edited. */
export function openUnsaved(deck: Deck): EditorSession {
  return { ...openSession(deck, null), revision: 1, carouselRevision: 1 };
}

/** The session after an edit that led to this state and history. */
export function withEdit(
  session: EditorSession,
  change: { state: EditorState; history: History; effect: CommandEffect },
): EditorSession {
  const revision = session.revision + 1;
  const carouselRevision = change.effect === 'carousel' ? revision : session.carouselRevision;
  return { ...session, state: change.state, history: change.history, revision, carouselRevision };
}

/** Whether there is anything the server does not have; true for a deck that was never saved. */
export function isUnsaved(session: EditorSession): boolean {
  return session.savedRevision !== session.revision;
}

/** Whether the person has changed anything since the last save or the opening. */
export function hasUnsavedEdits(session: EditorSession): boolean {
  return session.revision !== (session.savedRevision ?? 0);
}

/**
 * The session with a caption that the server has already: nothing to save, and no step of undo.
 * Null where it has it already.
 */
export function adoptCaption(session: EditorSession, caption: string): EditorSession | null {
  const { state } = session;
  const { carousel } = state.deck;
  if (carousel.socialCaption === caption) return null;
  const deck = { ...state.deck, carousel: { ...carousel, socialCaption: caption } };
  return { ...session, state: { ...state, deck } };
}
