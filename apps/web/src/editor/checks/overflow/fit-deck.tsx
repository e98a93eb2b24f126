import {
  type Deck,
  openSession,
  run,
  type EditorSession,
  shrinkText,
  isComposed,
  placeInDeck,
  setSlideLayout,
  splitSlide,
  stackSlide,
  suitingLayouts,
  type Command,
  type Env,
} from '@arrasta/domain';
import { describeOverflow, Slide, type Overflow, defaultSizes } from '@arrasta/slide-renderer';
import { layoutLooksOf } from '@arrasta/palettes';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prepareDrawing } from '../../../ui/deck-drawing';
import { env } from '../../store/env';

/** Most steps that a text is made smaller by itself (docs/product/drawing.md 5). */
const maxShrinkSteps = 3;

/** What of a slide, counted from 0, does not fit; null where all does. */
type Measure = (deck: Deck, index: number) => Overflow | null;

interface CommandResult {
  readonly command: Command;
  readonly deck: Deck;
}

/** The deck as the command would leave it; null where the command declines. */
function runOn(session: EditorSession, command: Command, env: Env): CommandResult | null {
  const next = run(session, command, env);
  return next === null ? null : { command, deck: next.state.deck };
}

interface Situation {
  readonly session: EditorSession;
  /** Of the overflowing slide, from 0. */
  readonly index: number;
  readonly measure: Measure;
  readonly env: Env;
}

/** The smallest shrinking of all text that makes the slide fit; null where none of them does. */
export function findShrinking(situation: Situation): Command | null {
  const { session, index, measure, env } = situation;
  const { carousel, slides } = session.state.deck;
  const slide = slides[index];
  // Words of a composed slide are as small as they may be before they overflow.
  if (slide === undefined || isComposed(slide.layout)) return null;
  for (let steps = 1; steps <= maxShrinkSteps; steps += 1) {
    const command = shrinkText(slide.id, steps, defaultSizes(carousel.theme));
    const result = runOn(session, command, env);
    if (result !== null && measure(result.deck, index) === null) return command;
  }
  return null;
}

/** A division of the slide, and the first of the two halves, from 0, that still does not fit. */
export interface Division {
  readonly command: Command;
  readonly tooFull: number | null;
}

function tooFullOf({ deck }: CommandResult, { index, measure }: Situation): number | null {
  return [index, index + 1].find((half) => measure(deck, half) !== null) ?? null;
}

/**
 * The division after which both halves fit, trying first to keep as much on the slide as was
 * measured to fit; the measured one where none does. Null where the slide cannot be divided.
 */
export function findDivision(situation: Situation, fitting: number): Division | null {
  const { session, index, env } = situation;
  const { carousel, slides } = session.state.deck;
  const slide = slides[index];
  if (slide === undefined) return null;
  const looks = layoutLooksOf(carousel);
  const others = slide.elements.map((_, count) => slide.elements.length - count);
  let first: Division | null = null;
  for (const count of [fitting, ...others.filter((other) => other !== fitting)]) {
    const result = runOn(session, splitSlide(slide.id, count, looks), env);
    if (result === null) continue;
    const tooFull = tooFullOf(result, situation);
    if (tooFull === null) return { command: result.command, tooFull };
    first ??= { command: result.command, tooFull };
  }
  return first;
}

/** The next suiting layout in which a composed slide fits; null where there is none. */
export function findLayout(situation: Situation): Command | null {
  const { session, index, measure, env } = situation;
  const { carousel, slides } = session.state.deck;
  const slide = slides[index];
  if (slide === undefined || !isComposed(slide.layout)) return null;
  for (const layout of suitingLayouts(slides, index, layoutLooksOf(carousel))) {
    const command = setSlideLayout(slide.id, { layout });
    const result = runOn(session, command, env);
    if (result !== null && measure(result.deck, index) === null) return command;
  }
  return null;
}

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
    root.render(<Slide carousel={carousel} slide={slide} {...placeInDeck(slides, index)} />);
  });
  const overflow = describeOverflow(place);
  root.unmount();
  place.remove();
  return overflow;
}

/** Lets the page answer in between: measuring draws. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The slides, counted from 0, that hold more than their field does, as long as that is asked.
 * Pictures need not have come.
 */
export async function findOverflowing(deck: Deck, isWanted: () => boolean): Promise<number[]> {
  await prepareDrawing(deck.carousel, deck.slides);
  const found: number[] = [];
  for (const index of deck.slides.keys()) {
    await yieldToPage();
    if (!isWanted()) return [];
    if (measureOverflow(deck, index) !== null) found.push(index);
  }
  return found;
}

/** Two halves that both fit; else the elements one under the other, where words can be broken. */
function findComposedFix(situation: Situation, slideId: string, fitting: number): Command {
  const division = findDivision(situation, fitting);
  return division?.tooFull === null ? division.command : stackSlide(slideId);
}

/** One way out for the slide, counted from 0; null where none is left. */
function applyFix(session: EditorSession, index: number, fitting: number): EditorSession | null {
  const situation = { session, index, measure: measureOverflow, env };
  const slide = session.state.deck.slides[index];
  const command =
    slide !== undefined && isComposed(slide.layout)
      ? findComposedFix(situation, slide.id, fitting)
      : (findShrinking(situation) ?? findDivision(situation, fitting)?.command ?? null);
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
  await prepareDrawing(deck.carousel, deck.slides);
  let session = openSession(deck, null);
  for (const { id } of deck.slides) {
    const index = session.state.deck.slides.findIndex((slide) => slide.id === id);
    session = (await fitSlide(session, index)) ?? session;
  }
  return session.state.deck;
}

/** How many slides of a deck do not hold what is on them. */
export async function countOverflows({ carousel, slides }: Deck): Promise<number> {
  await prepareDrawing(carousel, slides);
  let count = 0;
  for (const index of slides.keys()) {
    await yieldToPage();
    if (measureOverflow({ carousel, slides }, index) !== null) count += 1;
  }
  return count;
}

/**
 * The deck with other layouts on the slides that do not fit, where one of those that suit holds
 * them; it is not pinned. A slide that no layout helps stays as it is, with its notice on the
 * canvas.
 */
export async function fitLayouts(deck: Deck): Promise<Deck> {
  await prepareDrawing(deck.carousel, deck.slides);
  let session = openSession(deck, null);
  for (const index of deck.slides.keys()) {
    await yieldToPage();
    if (measureOverflow(session.state.deck, index) === null) continue;
    const command = findLayout({ session, index, measure: measureOverflow, env });
    session = (command && run(session, command, env)) ?? session;
  }
  const { carousel, slides } = session.state.deck;
  return { carousel, slides: slides.map((slide) => ({ ...slide, layoutPinned: false })) };
}
