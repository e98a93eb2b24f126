import { openUnsaved, type EditorSession } from '@arrasta/domain';
import { api } from '../../../api/client';
import { editorWords } from '../../../messages/editor';
import { forgetOwnDraft } from '../drafts/draft-store';
import { copyOf } from '../../store/deck-copy';
import { openInEditor, flushedSession, sessionOf, updateSession } from '../../store/editor-store';
import { saveDeckAndTell } from '../save-deck';

async function storedDeck() {
  const session = flushedSession();
  if (session === null) throw new Error('No deck is open');
  return api.carousels.get.query({ id: session.state.deck.carousel.id });
}

/** Opens what the server has; the edits made here are let go of. */
export async function takeTheirs(): Promise<void> {
  openInEditor(sessionOf(await storedDeck()));
}

/** Saves the edits made here over what the server has. */
export async function keepMine(): Promise<void> {
  const theirs = sessionOf(await storedDeck());
  updateSession((session): EditorSession => ({ ...session, stored: theirs.stored }));
  await saveDeckAndTell();
}

async function saveUnder(nameOf: (title: string) => string): Promise<void> {
  const session = flushedSession();
  if (session === null) return;
  const { carousel, slides } = copyOf(session.state.deck);
  const title = nameOf(carousel.title);
  openInEditor(openUnsaved({ carousel: { ...carousel, title }, slides }));
  const outcome = await saveDeckAndTell();
  // What the draft held is now saved under the other name.
  if (outcome === 'saved') await forgetOwnDraft(session.state.deck.carousel.id);
}

/** Saves the edits made here as a carousel of its own; the stored one stays as it is. */
export function saveMineAsCopy(): Promise<void> {
  return saveUnder((title) => editorWords.conflict.changed.copyTitle(title).slice(-200));
}

/** Saves the edits made here as a new carousel, in the place of the deleted one. */
export function saveAsNew(): Promise<void> {
  return saveUnder((title) => title);
}
