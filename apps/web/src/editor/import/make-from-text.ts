import { openUnsaved } from '@arrasta/domain';
import { markdownToDeck } from '@arrasta/markdown';
import { fittedDeck } from '../checks/overflow/fit-deck';
import { prepareDeck, type WantsPrepared } from '../persistence/open-deck';
import { flushedSession } from '../store/editor-store';
import { env } from '../store/env';
import { useFromText } from './from-text-store';

/**
 * Makes a new carousel of the text, in the looks of the open one, its texts as small as the slides
 * need where it does not say itself how it looks; answers what opens it.
 */
export async function makeFromText(text: string): Promise<WantsPrepared | null> {
  const session = flushedSession();
  if (session === null) return null;
  const { deck, isOwn } = markdownToDeck(text, session.state.deck, env);
  const fitted = isOwn ? deck : await fittedDeck(deck);
  useFromText.setState({ madeId: deck.carousel.id });
  return prepareDeck(openUnsaved(fitted));
}
