import type { EditorSession } from '@arrasta/domain';
import { useDeferredValue } from 'react';
import { create } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { currentSession, useEditorStore } from './editor-store';

/** What stands beside the slide follows after a pause this long, and at the latest so. In ms. */
const pauseMs = 150;
const maxDelayMs = 750;

interface Debounced {
  readonly session: EditorSession | null;
}

const useDebounced = create<Debounced>(() => ({ session: currentSession() }));

interface Delay {
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since the page began; null while nothing waits. */
  readonly since: number | null;
}

const delay = createStore<Delay>(() => ({ timer: undefined, since: null }));

function updateNow(): void {
  clearTimeout(delay.getState().timer);
  delay.setState({ timer: undefined, since: null });
  useDebounced.setState({ session: currentSession() });
}

function updateAfterPause(): void {
  const now = performance.now();
  const { timer, since } = delay.getState();
  clearTimeout(timer);
  const first = since ?? now;
  const wait = Math.max(0, Math.min(pauseMs, first + maxDelayMs - now));
  delay.setState({ timer: setTimeout(updateNow, wait), since: first });
}

/**
 * Whether the change is a letter or a step of a slider among many, which leaves where the person
 * is and what there is as it was.
 */
function isOneOfMany(before: EditorSession | null, now: EditorSession | null): boolean {
  if (before === null || now === null || before.revision === now.revision) return false;
  const sameView = before.state.view === now.state.view;
  const sameSlides = before.state.deck.slides.length === now.state.deck.slides.length;
  return sameView && sameSlides && typeof now.history.past.at(-1)?.mergeKey === 'string';
}

useEditorStore.subscribe(({ session }, before) => {
  if (session === before.session) return;
  if (isOneOfMany(before.session, session)) updateAfterPause();
  else updateNow();
});

/** The session as what stands beside the slide has it, outside of components. */
export function debouncedSession(): EditorSession | null {
  return useDebounced.getState().session;
}

/**
 * A value of the open session for what stands beside the slide being edited: small pictures,
 * badges, buttons. In a burst of typing it follows after a moment, any other change at once; but
 * the slide is painted first, and a key pressed meanwhile comes before what is still to be drawn.
 */
export function useDebouncedSession<Value>(select: (session: EditorSession) => Value): Value {
  return useDeferredValue(
    useDebounced(({ session }) => {
      if (session === null) throw new Error('No deck is open');
      return select(session);
    }),
  );
}
