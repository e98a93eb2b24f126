import { sameContent, type EditorSession, type StoredDeck } from '@arrasta/domain';
import { api } from '../../api/client';
import { sessionOf } from '../store/editor-store';

/** Saves that went out and whose answers never came; the server may hold one of them. */
let unanswered: readonly EditorSession[] = [];

export function noteLostAnswer(sent: EditorSession): void {
  unanswered = [...unanswered, sent];
}

export function forgetLostAnswers(): void {
  unanswered = [];
}

function isOutcomeOf(sent: EditorSession, now: EditorSession): boolean {
  const next = (sent.stored?.version ?? 0) + 1;
  return next === now.stored?.version && sameContent(sent, now);
}

/**
 * What the server holds of the deck where that is an earlier save of this tab whose answer was
 * lost; null where somebody else saved it, or where the server does not say.
 */
export async function ownLostSave(session: EditorSession): Promise<StoredDeck | null> {
  const { id } = session.state.deck.carousel;
  const sent = unanswered.filter(({ state }) => state.deck.carousel.id === id);
  if (sent.length === 0) return null;
  try {
    const now = sessionOf(await api.carousels.get.query({ id }));
    return sent.some((one) => isOutcomeOf(one, now)) ? now.stored : null;
  } catch {
    return null;
  }
}
