import {
  openSession,
  rewriteTexts,
  run,
  writeSlide,
  type Command,
  type Deck,
  type OutlineElement,
  type Slide,
} from '@arrasta/domain';
import { env } from '../store/env';
import type { Rewritable } from './rewritable';

/** What using these texts does, as one step of undo. */
export function rewriteCommand(
  { slide, elements, texts }: Rewritable,
  written: readonly string[],
): Command {
  if (elements.length === 0) {
    const outline = texts.map(({ type }, index): OutlineElement => ({
      type,
      content: written[index] ?? '',
    }));
    return writeSlide(slide.id, outline);
  }
  return rewriteTexts(
    slide.id,
    new Map(elements.map(({ id, content }, index) => [id, written[index] ?? content])),
  );
}

/** The slide as it would be with these texts. */
export function previewOf(deck: Deck, what: Rewritable, written: readonly string[]): Slide {
  const after = run(openSession(deck, null), rewriteCommand(what, written), env);
  return after?.state.deck.slides[what.index] ?? what.slide;
}
