import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Deck } from '../carousel/deck';
import { type CommandEffect, type EditorState, openState, type Command } from './command';
import {
  emptyHistory,
  type History,
  recordEntry,
  applyUndo,
  applyRedo,
  type HistoryStep,
} from './history';
import type { Env } from '../env';

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

enablePatches();

interface Attempt {
  readonly state: EditorState;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

function touchesDeck(patch: Patch): boolean {
  return patch.path[0] === 'deck';
}

function attempt(state: EditorState, command: Command, env: Env): Attempt | null {
  const answer = { accepted: false };
  const [next, forward, backward] = produceWithPatches(state, (draft) => {
    answer.accepted = command.change(draft, env);
  });
  if (!answer.accepted) return null;
  return {
    state: next,
    forward: forward.filter(touchesDeck),
    backward: backward.filter(touchesDeck),
  };
}

/** The session after the command, or null when the command declines. */
export function run(session: EditorSession, command: Command, env: Env): EditorSession | null {
  const result = attempt(session.state, command, env);
  if (result === null) return null;
  const { state, forward, backward } = result;
  if (forward.length === 0) return { ...session, state };
  const history = recordEntry(session.history, {
    name: command.name,
    effect: command.effect,
    mergeKey: command.mergeKey ?? null,
    at: Date.parse(env.now()),
    forward,
    backward,
    before: session.state.view,
    after: state.view,
  });
  return withEdit(session, { state, history, effect: command.effect });
}

const dryRunEnv: Env = { now: () => '1970-01-01T00:00:00.000Z', newId: () => '' };

/** Whether the command would do anything now: the same function as `run`, asked and not kept. */
export function canRun(session: EditorSession, command: Command): boolean {
  return attempt(session.state, command, dryRunEnv) !== null;
}

function applyHistoryStep(
  session: EditorSession,
  journey: HistoryStep | null,
): EditorSession | null {
  if (journey === null) return null;
  const { state, history, entry } = journey;
  return withEdit(session, { state, history, effect: entry.effect });
}

/** The session with its last step taken back, or null when there is none. */
export function undo(session: EditorSession): EditorSession | null {
  return applyHistoryStep(session, applyUndo(session.state, session.history));
}

/** The session with the last undone step done again, or null when there is none. */
export function redo(session: EditorSession): EditorSession | null {
  return applyHistoryStep(session, applyRedo(session.state, session.history));
}

/** Whether there is a step to take back. */
export function canUndo({ history }: EditorSession): boolean {
  return history.past.length > 0;
}

/** Whether there is an undone step to do again. */
export function canRedo({ history }: EditorSession): boolean {
  return history.future.length > 0;
}
