import { openSession, run, type Deck } from '@arrasta/domain';
import { ensureDeckFonts } from '@arrasta/slide-renderer';
import { measuredOverflow } from '../overflow/measured-slide';
import { shrinkingThatFits } from '../overflow/ways-out';
import { surroundings } from '../store/surroundings';

/**
 * The deck with text shrunk on the slides that do not hold it in the deck's own look, as "Ajustar
 * texto" does; a slide that nothing helps stays as it is, and says so on the canvas.
 */
export async function fittedDeck(deck: Deck): Promise<Deck> {
  await ensureDeckFonts(deck.carousel, deck.slides);
  let session = openSession(deck, null);
  for (const index of deck.slides.keys()) {
    if (measuredOverflow(session.state.deck, index) === null) continue;
    const command = shrinkingThatFits({ session, index, measure: measuredOverflow, surroundings });
    session = (command && run(session, command, surroundings)) ?? session;
  }
  return session.state.deck;
}
