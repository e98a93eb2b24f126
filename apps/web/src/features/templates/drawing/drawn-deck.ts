import type { Deck } from '@arrasta/domain';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { trpc } from '../../../api/trpc';
import type { GalleryTemplate } from '../gallery-template';
import { prepareDrawing, drawingEnv } from '../../../ui/deck-drawing';
import { deckInLook, type TemplateContent, type TemplateLook } from './template-look';
import { afterFrame } from '../../../editor/store/editor-store';

/** How many covers one frame draws, and for how long it goes on: more would hold up the page as it scrolls. */
const coversPerFrame = 6;
const maxFrameMs = 8;

const queue = createStore<{ readonly waiting: readonly (() => void)[] }>(() => ({ waiting: [] }));

function drawFirst(): void {
  const [draw, ...others] = queue.getState().waiting;
  queue.setState({ waiting: others });
  // At once and alone, so that it is known how long it took.
  if (draw !== undefined) flushSync(draw);
}

function drawNext(): void {
  const end = performance.now() + maxFrameMs;
  for (let drawn = 0; drawn < coversPerFrame && performance.now() < end; drawn += 1) drawFirst();
  if (queue.getState().waiting.length > 0) afterFrame(drawNext);
}

/** Has it drawn with one of the next frames; answers what calls that off. */
function enqueue(draw: () => void): () => void {
  const { waiting } = queue.getState();
  queue.setState({ waiting: [...waiting, draw] });
  if (waiting.length === 0) afterFrame(drawNext);
  return () => {
    queue.setState((now) => ({ waiting: now.waiting.filter((one) => one !== draw) }));
  };
}

/** Whether it is this cover's turn to be drawn; it then stays drawn. */
function useDrawTurn(isNear: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isNear || isDrawn) return;
    return enqueue(() => setDrawn(true));
  }, [isNear, isDrawn]);
  return isDrawn;
}

/** What a template is made of; null until the slides of one's own are there. */
function useContent({ key, builtIn }: GalleryTemplate, isDrawn: boolean): TemplateContent | null {
  const { data } = trpc.templates.get.useQuery({ key }, { enabled: isDrawn && builtIn === null });
  return builtIn ?? data ?? null;
}

/** The carousel of a template to be looked at, null until it is drawn and there. */
export function useDrawnDeck(
  template: GalleryTemplate,
  { brand, palette }: TemplateLook,
  isDrawn = true,
): Deck | null {
  const content = useContent(template, isDrawn);
  return useMemo(
    () =>
      content === null || !isDrawn
        ? null
        : deckInLook(content, { brand, palette }, drawingEnv(template.key)),
    [content, isDrawn, template.key, brand, palette],
  );
}

/** Fetches the fonts of the slides that are looked at. */
export function useDeckFonts(deck: Deck | null): void {
  useEffect(() => {
    if (deck !== null) void prepareDrawing(deck.carousel, deck.slides);
  }, [deck]);
}

/** How long a cover waits for its fonts, in ms; it is drawn in others then, and again once they come. */
const fontsTimeoutMs = 300;

/** Whether the fonts of the first slide are there, or are not waited for any more. */
function useCoverFonts(deck: Deck | null): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (deck === null || isReady) return;
    let isCurrent = true;
    const ready = () => {
      if (isCurrent) setReady(true);
    };
    const timer = setTimeout(ready, fontsTimeoutMs);
    void prepareDrawing(deck.carousel, deck.slides.slice(0, 1)).then(ready);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [deck, isReady]);
  return isReady;
}

/**
 * The carousel whose cover is to be drawn, null until its turn has come: one to be made and to ask
 * for its fonts, and one to be drawn, so that no cover is drawn twice and not too many with one frame.
 */
export function useCoverDeck(
  template: GalleryTemplate,
  look: TemplateLook,
  isNear: boolean,
): Deck | null {
  const deck = useDrawnDeck(template, look, useDrawTurn(isNear));
  const isDrawn = useDrawTurn(useCoverFonts(deck));
  return isDrawn ? deck : null;
}

/**
 * How many slides of a strip are drawn: the first one, and while it is looked at one more with each
 * frame: all at once they would hold up the page.
 */
export function useDrawnCount(total: number, isActive: boolean): number {
  const [count, setCount] = useState(1);
  const drawn = isActive ? count : 1;
  useEffect(() => {
    if (!isActive || drawn >= total) return;
    let isCurrent = true;
    afterFrame(() => {
      if (isCurrent) setCount(drawn + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [isActive, drawn, total]);
  return drawn;
}
