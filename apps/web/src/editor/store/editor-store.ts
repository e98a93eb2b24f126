import type { SavedDeck } from '@arrasta/contract';
import {
  newDeck,
  openSession,
  redo,
  run,
  undo,
  type Command,
  type EditorSession,
  type Deck,
} from '@arrasta/domain';
import { create } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Outage } from '../../api/api-error';
import { closeSuccessToast } from '../../ui/toast/toast-store';
import { env } from './env';

/**
 * Milliseconds after which pending input is written although no frame came, as in a hidden window.
 */
const maxInputDelayMs = 100;

/** What was typed and waits for its frame. */
const pendingInput = createStore<{ readonly write: (() => void) | null }>(() => ({ write: null }));

/** Gives the deck what was typed and waits for its frame; nothing where nothing waits. */
function flushPendingInput(): void {
  const { write } = pendingInput.getState();
  pendingInput.setState({ write: null });
  write?.();
}

/** Calls once the next frame has been laid out and painted. */
export function afterFrame(call: () => void): void {
  requestAnimationFrame(() => {
    // The first task after a frame's callbacks comes when the frame is done.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      call();
    };
    port2.postMessage(null);
  });
}

/**
 * Holds what was typed until the frame that shows it is painted: the browser has drawn the letter
 * already, and the deck is changed without the person waiting for it. Reading the deck earlier
 * writes it first (`flushedSession`). A later call takes the place of an earlier one.
 */
export function deferInput(write: () => void): void {
  const isWaiting = pendingInput.getState().write !== null;
  pendingInput.setState({ write });
  if (isWaiting) return;
  const timer = setTimeout(flushPendingInput, maxInputDelayMs);
  afterFrame(() => {
    clearTimeout(timer);
    flushPendingInput();
  });
}

/** The save that failed last. */
export interface SaveFailure {
  readonly revision: number;
  /** How many in a row. */
  readonly times: number;
  /** Null when trying again would lead to the same refusal. */
  readonly outage: Outage | null;
}

interface EditorStore {
  /** The deck being edited; null until one is open. */
  readonly session: EditorSession | null;
  readonly saveProgress: 'idle' | 'saving';
  /** Null when nothing was to be saved since, or it succeeded. */
  readonly failure: SaveFailure | null;
  /** The revision kept as a draft on this device; null when none is. */
  readonly draftRevision: number | null;
  /** The element whose text is being typed on the slide, and where it was clicked. */
  readonly typing: Typing | null;
}

export interface Typing {
  readonly elementId: string;
  /** Client coordinates of the click that began it; null puts the caret at the end. */
  readonly point: { readonly x: number; readonly y: number } | null;
}

const initialState: EditorStore = {
  session: null,
  saveProgress: 'idle',
  failure: null,
  draftRevision: null,
  typing: null,
};

export const useEditorStore = create<EditorStore>(() => initialState);

/** A value of the open session; the editor's components are only drawn while one is open. */
export function useSession<Value>(select: (session: EditorSession) => Value): Value {
  return useEditorStore(({ session }) => {
    if (session === null) throw new Error('No deck is open');
    return select(session);
  });
}

/** The open session as it is drawn, outside of components; null where none is open. */
export function currentSession(): EditorSession | null {
  return useEditorStore.getState().session;
}

/** Writes what was typed and is not in the deck yet, and returns the open session with it. */
export function flushedSession(): EditorSession | null {
  flushPendingInput();
  return currentSession();
}

/** Puts a session in the place of the one before; nothing of the old one remains. */
export function openInEditor(session: EditorSession): void {
  flushPendingInput();
  useEditorStore.setState({ ...initialState, session });
}

/** Leaves none open, without a trace of what was. */
export function closeInEditor(): void {
  flushPendingInput();
  useEditorStore.setState(initialState);
}

/** The session of an unsaved deck with the two sample slides (docs/product/slides.md 12). */
export function newSession(): EditorSession {
  return openSession(newDeck(env), null);
}

/** The session of a deck as the server answered it. */
export function sessionOf(saved: SavedDeck): EditorSession {
  const slideIds = new Set(saved.slides.map(({ id }) => id));
  return openSession(
    { carousel: saved.carousel, slides: saved.slides },
    { version: saved.carousel.version, slideIds },
  );
}

function shownSlideId({ state }: EditorSession): string | undefined {
  return state.deck.slides[state.view.currentIndex]?.id;
}

/** Changes the open session; nothing happens when the change answers null. */
export function updateSession(change: (session: EditorSession) => EditorSession | null): boolean {
  const session = flushedSession();
  const next = session === null ? null : change(session);
  if (session === null || next === null) return false;
  const isSameSlide = shownSlideId(session) === shownSlideId(next);
  // A field that goes with its slide is not left first: undo and a swipe move no focus.
  useEditorStore.setState({ session: next, ...(!isSameSlide && { typing: null }) });
  return true;
}

/** Runs a command on the open deck; false when it declines. */
export function dispatch(command: Command): boolean {
  return updateSession((session) => run(session, command, env));
}

export function undoLast(): boolean {
  const isUndone = updateSession(undo);
  // The message about the edit is no longer true.
  if (isUndone) closeSuccessToast();
  return isUndone;
}

export function redoNext(): boolean {
  return updateSession(redo);
}

/** Begins typing into an element of the current slide. */
export function beginTyping(typing: Typing): void {
  flushPendingInput();
  useEditorStore.setState({ typing });
}

export function endTyping(): void {
  flushPendingInput();
  useEditorStore.setState({ typing: null });
}

/** Whether nothing but typing came since: no save, no picture that arrived, nor a copy of one. */
function hasOnlyTypedSince(before: EditorSession, now: EditorSession, command: Command): boolean {
  const { past } = now.history;
  const since = past.slice(before.history.past.length);
  // What is typed may have joined the step before it.
  const isUntouched = before.history.past.every(
    (step, index) => past[index] === step || step.mergeKey === command.mergeKey,
  );
  return (
    now.stored === before.stored && isUntouched && since.every(({ name }) => name === command.name)
  );
}

/**
 * Ends typing as if it had never begun: nothing to undo, nothing unsaved. Where the deck was saved
 * or changed otherwise meanwhile the correction is an edit of its own.
 */
export function cancelTyping(before: EditorSession | null, correction: Command): void {
  endTyping();
  const session = flushedSession();
  if (before !== null && session !== null && hasOnlyTypedSince(before, session, correction)) {
    useEditorStore.setState({ session: before });
  } else {
    dispatch(correction);
  }
}

/** The same deck under identities of its own, so that saving it touches nothing of the first. */
export function copyDeck({ carousel, slides }: Deck): Deck {
  const { newId } = env;
  return {
    carousel: { ...carousel, id: newId() },
    slides: slides.map((slide) => ({ ...slide, id: newId() })),
  };
}
