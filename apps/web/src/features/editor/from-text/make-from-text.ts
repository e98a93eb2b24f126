import { openUnsaved } from '@arrasta/domain';
import { markdownToDeck } from '@arrasta/markdown';
import { prepareDeck, type WantsPrepared } from '../loading/prepared-deck';
import { openedSession } from '../store/editor-store';
import { surroundings } from '../store/surroundings';
import { useFromText } from './from-text-store';

/** Makes a new carousel of the text, in the looks of the open one; answers what opens it. */
export function makeFromText(text: string): WantsPrepared | null {
  const session = openedSession();
  if (session === null) return null;
  const { deck } = markdownToDeck(text, session.state.deck, surroundings);
  useFromText.setState({ madeId: deck.carousel.id });
  return prepareDeck(openUnsaved(deck));
}
