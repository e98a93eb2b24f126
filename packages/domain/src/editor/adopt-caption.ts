import type { EditorSession } from './session';

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
