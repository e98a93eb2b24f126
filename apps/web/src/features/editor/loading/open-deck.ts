import { planSave, replaceDeck, type EditorSession } from '@arrasta/domain';
import { api } from '../../../base/api/client';
import { draftOf, forgetDraft, latestNewDraft, type Draft } from '../drafts/draft-store';
import {
  dispatch,
  openInEditor,
  openNewDeck,
  sessionOf,
  updateSession,
} from '../store/editor-store';

/** Opens a deck of the server; answers the draft that this device holds of it, if it says more. */
export async function openStoredDeck(userId: string, id: string): Promise<Draft | null> {
  const [saved, draft] = await Promise.all([api.carousels.get.query({ id }), draftOf(userId, id)]);
  const session = sessionOf(saved);
  openInEditor(session);
  if (draft === null || !differs(session, draft)) return null;
  return draft;
}

/** Opens a new deck; answers the last draft of a deck that was never saved, unless told not to look. */
export async function openFreshDeck(userId: string, withoutDraft: boolean): Promise<Draft | null> {
  openNewDeck();
  return withoutDraft ? null : latestNewDraft(userId);
}

function contentOf(session: EditorSession, deck: Draft['deck']): string {
  const { carousel, slides } = planSave({ ...session, state: { ...session.state, deck } });
  return JSON.stringify({ carousel, slides });
}

function differs(session: EditorSession, draft: Draft): boolean {
  return contentOf(session, session.state.deck) !== contentOf(session, draft.deck);
}

/**
 * Takes up the edits of a draft, as one step that undo takes back. The version the draft was based
 * on comes along, so that a save over somebody else's later one is noticed.
 */
export function restoreDraft({ deck, baseVersion }: Draft): void {
  dispatch(replaceDeck(deck));
  if (baseVersion === null) return;
  updateSession((session) =>
    session.stored === null
      ? null
      : { ...session, stored: { ...session.stored, version: baseVersion } },
  );
}

/** Lets go of a draft for good. */
export async function discardDraft(userId: string, { deck }: Draft): Promise<void> {
  await forgetDraft(userId, deck.carousel.id);
}
