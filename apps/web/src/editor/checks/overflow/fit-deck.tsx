import { type Deck, openSession, run, type EditorSession } from '@arrasta/domain';
import { describeOverflow, Slide, type Overflow, ensureDeckFonts } from '@arrasta/slide-renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findDivision, findShrinking } from './find-fixes';
import { env } from '../../store/env';

function createOffscreenHost(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  place.style.cssText = 'position: fixed; left: -10000px; top: 0; pointer-events: none;';
  document.body.append(place);
  return place;
}

/**
 * What of a slide, counted from 0, lies beyond its field when it is really drawn, out of sight;
 * null where all fits. The deck's fonts must have been fetched; pictures need not.
 */
export function measureOverflow({ carousel, slides }: Deck, index: number): Overflow | null {
  const slide = slides[index];
  if (slide === undefined) return null;
  const place = createOffscreenHost();
  const root = createRoot(place);
  flushSync(() => {
    root.render(<Slide carousel={carousel} slide={slide} index={index} total={slides.length} />);
  });
  const overflow = describeOverflow(place);
  root.unmount();
  place.remove();
  return overflow;
}

/** Lets the page answer in between: measuring draws. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve));

/** One way out for the slide, counted from 0; null where none is left. */
function applyFix(session: EditorSession, index: number, fitting: number): EditorSession | null {
  const situation = { session, index, measure: measureOverflow, env };
  const command = findShrinking(situation) ?? findDivision(situation, fitting)?.command ?? null;
  return command && run(session, command, env);
}

/** The slide shrunk, or divided until every part fits; null where that cannot be had. */
async function fitSlide(session: EditorSession, index: number): Promise<EditorSession | null> {
  await yieldToPage();
  const overflow = measureOverflow(session.state.deck, index);
  if (overflow === null) return session;
  const before = session.state.deck.slides.length;
  const next = applyFix(session, index, overflow.fittingElements);
  const first = next && (await fitSlide(next, index));
  if (first === null) return null;
  const isDivided = next !== null && next.state.deck.slides.length > before;
  // The second half comes after all that became of the first.
  const parts = first.state.deck.slides.length - before;
  return isDivided ? fitSlide(first, index + parts) : first;
}

/**
 * The deck as it fits in its own look: text shrunk as "Ajustar texto" does on the slides that do
 * not hold it, and slides divided as "Dividir em dois slides" does where that is not enough. What
 * nothing helps stays as it is, and says so on the canvas.
 */
export async function fitDeck(deck: Deck): Promise<Deck> {
  await ensureDeckFonts(deck.carousel, deck.slides);
  let session = openSession(deck, null);
  for (const { id } of deck.slides) {
    const index = session.state.deck.slides.findIndex((slide) => slide.id === id);
    session = (await fitSlide(session, index)) ?? session;
  }
  return session.state.deck;
}
