import type { Deck } from '@arrasta/domain';
import { deckOfTemplate, templateNamed } from '@arrasta/templates';
import { env } from '../store/env';

/** A template that something is made like. */
export interface ChosenTemplate {
  readonly key: string;
  readonly name: string;
  /** A deck of it, where it is one's own, or in other looks than its own; null without need. */
  readonly deck: Deck | null;
}

/** The deck whose composition and looks are taken; null where there is no such template. */
export function deckOfChosen(chosen: ChosenTemplate | null): Deck | null {
  if (chosen === null) return null;
  const template = templateNamed(chosen.key);
  return chosen.deck ?? (template === undefined ? null : deckOfTemplate(template, env));
}
