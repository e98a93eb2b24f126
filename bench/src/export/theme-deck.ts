import { deckOfTemplate, templates } from '@arrasta/templates';
import type { MixedDeck } from './mixed-deck';

const slidesOfDeck = 10;

/**
 * Ten slides of a theme's templates, in their order, with their own photographs.
 * @throws Error where no template has the theme
 */
export function themeDeck(theme: string): MixedDeck {
  const env = { newId: () => crypto.randomUUID(), now: () => '2026-03-10T12:00:00.000Z' };
  const decks = templates
    .filter((template) => template.theme === theme)
    .map((template) => deckOfTemplate(template, env));
  const [first] = decks;
  if (first === undefined) throw new Error(`No template of ${theme}`);
  return {
    carousel: first.carousel,
    slides: decks.flatMap(({ slides }) => slides).slice(0, slidesOfDeck),
  };
}
