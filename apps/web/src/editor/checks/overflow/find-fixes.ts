import {
  run,
  shrinkText,
  splitSlide,
  type Command,
  type Deck,
  type EditorSession,
  type Env,
} from '@arrasta/domain';
import { defaultSizes, type Overflow } from '@arrasta/slide-renderer';

/** Most steps that a text is made smaller by itself (docs/product/drawing.md 5). */
const maxSteps = 3;

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
  if (slide === undefined) return null;
  for (let steps = 1; steps <= maxSteps; steps += 1) {
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
  const slide = session.state.deck.slides[index];
  if (slide === undefined) return null;
  const others = slide.elements.map((_, count) => slide.elements.length - count);
  let first: Division | null = null;
  for (const count of [fitting, ...others.filter((other) => other !== fitting)]) {
    const result = runOn(session, splitSlide(slide.id, count), env);
    if (result === null) continue;
    const tooFull = tooFullOf(result, situation);
    if (tooFull === null) return { command: result.command, tooFull };
    first ??= { command: result.command, tooFull };
  }
  return first;
}
