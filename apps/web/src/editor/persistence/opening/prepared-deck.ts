import type { EditorSession } from '@arrasta/domain';

/** Told with a way to `/` that opens a carousel made a moment before. */
export interface WantsPrepared {
  readonly prepared: string;
}

let prepared: EditorSession | null = null;

/** Keeps a session until its address is reached; answers what to tell with the way there. */
export function prepareDeck(session: EditorSession): WantsPrepared {
  prepared = session;
  return { prepared: session.state.deck.carousel.id };
}

/** The session that was prepared for this visit; null after a reload, when a draft has it. */
export function preparedFor(state: unknown): EditorSession | null {
  if (typeof state !== 'object' || state === null || !('prepared' in state)) return null;
  return prepared?.state.deck.carousel.id === state.prepared ? prepared : null;
}
