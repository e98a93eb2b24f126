import { replaceDeck, sameContent, type EditorSession } from '@arrasta/domain';
import { errorCodeOf } from '../../../api/api-error';
import { api } from '../../../api/client';
import {
  draftsOf,
  giveUpDraft,
  latestNewDraft,
  type Draft,
  type OfferedDraft,
} from '../drafts/draft-store';
import { copyOf } from '../../store/deck-copy';
import { dispatch, newSession, sessionOf, updateSession } from '../../store/editor-store';

/** A deck ready to be put into the editor, and what this device holds of it beyond that. */
export interface ReadyDeck {
  readonly session: EditorSession;
  readonly draft: OfferedDraft | null;
  /** The deck that was asked for is no longer on the server. */
  readonly isGone?: boolean;
}

/** Edits of a deck that was deleted meanwhile, offered as those of a new one. */
function inNewDeck({ draft, key }: OfferedDraft): ReadyDeck {
  const unsaved = { ...draft, baseVersion: null };
  return {
    session: newSession(),
    draft: { key, draft: unsaved, maybeOpenElsewhere: true },
    isGone: true,
  };
}

/**
 * Fetches a deck; with it the last draft that this device holds of it and that says more. A deck
 * that was deleted is not there, but its edits on this device are.
 */
export async function fetchStoredDeck(userId: string, id: string): Promise<ReadyDeck> {
  const keeping = draftsOf(userId, id);
  try {
    const session = sessionOf(await api.carousels.get.query({ id }));
    const kept = await keeping;
    return { session, draft: kept.find(({ draft }) => differs(session, draft)) ?? null };
  } catch (error) {
    const last = (await keeping)[0];
    if (last === undefined || errorCodeOf(error) !== 'NOT_FOUND') throw error;
    return inNewDeck(last);
  }
}

/** A new deck; with it the last draft of one that was never saved, unless told not to look. */
export async function makeFreshDeck(userId: string, withoutDraft: boolean): Promise<ReadyDeck> {
  return { session: newSession(), draft: withoutDraft ? null : await latestNewDraft(userId) };
}

function differs(session: EditorSession, { deck }: Draft): boolean {
  return !sameContent(session, { ...session, state: { ...session.state, deck } });
}

/**
 * Takes up the edits of a draft, as one step that undo takes back. The version the draft was based
 * on comes along, so that a save over somebody else's later one is noticed.
 */
export function restoreDraft({ key, draft, maybeOpenElsewhere }: OfferedDraft): void {
  const { deck, baseVersion } = draft;
  // Two tabs that create one carousel would not be told from one that creates it again.
  const isCopied = baseVersion === null && maybeOpenElsewhere;
  dispatch(replaceDeck(isCopied ? copyOf(deck) : deck));
  void giveUpDraft(key);
  if (baseVersion === null) return;
  updateSession((session) =>
    session.stored === null
      ? null
      : { ...session, stored: { ...session.stored, version: baseVersion } },
  );
}
