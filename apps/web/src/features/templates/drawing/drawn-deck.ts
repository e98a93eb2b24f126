import type { Deck, Env } from '@arrasta/domain';
import { ensureDeckFonts } from '@arrasta/slide-renderer';
import type { Template } from '@arrasta/templates';
import { useEffect, useMemo } from 'react';
import { deckInLook, type TemplateLook } from './template-look';

/** What is drawn and never saved needs neither the present nor identities of its own. */
function drawingEnv(key: string): Env {
  let last = 0;
  return {
    now: () => '1970-01-01T00:00:00.000Z',
    newId: () => `${key}-${String((last += 1))}`,
  };
}

/** The carousel of a template to be looked at; its fonts are fetched once it is drawn. */
export function useDrawnDeck(
  template: Template,
  { brand, palette }: TemplateLook,
  isDrawn = true,
): Deck {
  const deck = useMemo(
    () => deckInLook(template, { brand, palette }, drawingEnv(template.key)),
    [template, brand, palette],
  );
  useEffect(() => {
    if (isDrawn) void ensureDeckFonts(deck.carousel, deck.slides);
  }, [deck, isDrawn]);
  return deck;
}
