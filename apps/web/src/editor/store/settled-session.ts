import type { EditorSession } from '@arrasta/domain';
import { useDeferredValue } from 'react';
import { create } from 'zustand';
import { openedSession, useEditorStore } from './editor-store';

/** What stands beside the slide follows after a pause this long, and at the latest so. In ms. */
const pause = 150;
const longest = 750;

interface Settled {
  readonly session: EditorSession | null;
}

const useSettled = create<Settled>(() => ({ session: openedSession() }));

let pausing: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds since the page began; null while nothing waits. */
let waitingSince: number | null = null;

function settle(): void {
  clearTimeout(pausing);
  waitingSince = null;
  useSettled.setState({ session: openedSession() });
}

function settleSoon(): void {
  const now = performance.now();
  waitingSince ??= now;
  clearTimeout(pausing);
  pausing = setTimeout(settle, Math.max(0, Math.min(pause, waitingSince + longest - now)));
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
  if (isOneOfMany(before.session, session)) settleSoon();
  else settle();
});

/** The session as what stands beside the slide has it, outside of components. */
export function settledSession(): EditorSession | null {
  return useSettled.getState().session;
}

/**
 * A value of the open session for what stands beside the slide being edited: small pictures,
 * badges, buttons. In a burst of typing it follows after a moment, any other change at once; but
 * the slide is painted first, and a key pressed meanwhile comes before what is still to be drawn.
 */
export function useSettledSession<Value>(select: (session: EditorSession) => Value): Value {
  return useDeferredValue(
    useSettled(({ session }) => {
      if (session === null) throw new Error('No deck is open');
      return select(session);
    }),
  );
}
