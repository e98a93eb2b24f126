import { layOutNewDeck, type Deck, type Outline } from '@arrasta/domain';
import { markdownToDeck, markdownToOutline, markdownToUndividedOutline } from '@arrasta/markdown';
import { layoutLooksOf } from '@arrasta/palettes';
import { placeTextInTemplate } from '@arrasta/templates';
import { fitDeck, fitLayouts } from '../checks/overflow/fit-deck';
import { newSessionOver, prepareDeck } from '../persistence/open-deck';
import type { PreparedDeckState } from '../persistence/visit-state';
import { flushedSession } from '../store/editor-store';
import { env } from '../store/env';
import { deckOfChosen, type ChosenTemplate } from '../template-choice/chosen-template';
import { useImportText } from './import-text-store';

/** The text in the composition of a template; null where none is chosen. */
function placeText(text: string, chosen: ChosenTemplate | null, base: Deck) {
  const template = deckOfChosen(chosen);
  if (template === null) return null;
  const { outline, leftOut } = markdownToUndividedOutline(text);
  const placed = placeTextInTemplate(outline, template, (chosen?.deck ?? base).carousel, env);
  return { ...placed, leftOut: { ...leftOut, slides: placed.slidesBeyond } };
}

/** Letters of a text that its cover is made of at most. */
const maxCoverText = 2_000;

/** What covers say in the place of their own words; null where the text says nothing yet. */
export function outlineForCovers(text: string): Outline | null {
  const { outline } = markdownToUndividedOutline(text.slice(0, maxCoverText));
  return outline.slides.length === 0 ? null : outline;
}

/** How many slides a text makes, and what of it has no place on one. */
export function readText(text: string, chosen: ChosenTemplate | null) {
  const base = flushedSession()?.state.deck;
  const placed = base === undefined ? null : placeText(text, chosen, base);
  if (placed !== null) return { count: placed.deck.slides.length, leftOut: placed.leftOut };
  const { outline, leftOut } = markdownToOutline(text);
  return { count: outline.slides.length, leftOut };
}

/** In the looks of the open carousel, unless it says itself how it looks. */
async function deckInOpenLooks(text: string, base: Deck): Promise<Deck> {
  const { deck, isOwn } = markdownToDeck(text, base, env);
  return isOwn ? deck : fitDeck(layOutNewDeck(deck, layoutLooksOf(deck.carousel)));
}

/**
 * Makes a new carousel of the text: in the composition and looks of a template, or in the looks of
 * the open one, over which it stands: undo brings that back. Answers what opens it.
 */
export async function makeCarouselFromText(
  text: string,
  chosen: ChosenTemplate | null,
): Promise<PreparedDeckState | null> {
  const before = flushedSession();
  if (before === null) return null;
  const base = before.state.deck;
  const placed = placeText(text, chosen, base);
  const deck = placed === null ? await deckInOpenLooks(text, base) : await fitLayouts(placed.deck);
  const prepared = prepareDeck(newSessionOver(deck, before));
  useImportText.setState({ madeId: prepared.prepared });
  return prepared;
}
