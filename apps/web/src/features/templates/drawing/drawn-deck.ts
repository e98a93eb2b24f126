import type { TemplateDetail } from '@arrasta/contract';
import {
  applyPalette,
  applyPreset,
  openSession,
  run,
  type Carousel,
  type Command,
  type Deck,
  type Env,
} from '@arrasta/domain';
import { gradientPalettes, solidPalettes, type Palette } from '@arrasta/palettes';
import { deckOfTemplate, type Template } from '@arrasta/templates';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { deckOfOwnTemplate } from '../../../api/own-template';
import { trpc } from '../../../api/trpc';
import type { GalleryTemplate } from '../gallery-templates';
import { prepareDrawing, drawingEnv } from '../../../ui/deck-drawing';
import { afterFrame } from '../../../editor/store/editor-store';

type BrandStyle = Pick<
  Carousel,
  | 'titleFont'
  | 'contentFont'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'useCustomColors'
  | 'gradient'
>;

/** The account's own name and avatar, and its colours and fonts where it has chosen some. */
export type TemplateBrand = Pick<Carousel, 'brandName' | 'brandHandle' | 'brandAvatarUrl'> &
  (BrandStyle | Readonly<Partial<Record<keyof BrandStyle, undefined>>>);

/** Whether a brand has colours and fonts of its own. */
export function hasLook(brand: TemplateBrand): brand is TemplateBrand & BrandStyle {
  return brand.primaryColor !== undefined;
}

/** In what a template is drawn and used, where not in its own. */
export interface TemplateLook {
  /** Null for the template's own. */
  readonly brand: TemplateBrand | null;
  /** The name of a palette, which comes before the brand's colours; null where none was picked. */
  readonly palette: string | null;
}

export const ownLook: TemplateLook = { brand: null, palette: null };

/**
 * What a carousel is made of: a template of the product, or one of one's own as the server has it.
 */
export type TemplateContent = Template | TemplateDetail;

function runOn(deck: Deck, command: Command, env: Env): Deck {
  const session = openSession(deck, null);
  return (run(session, command, env) ?? session).state.deck;
}

const palettes = [...solidPalettes, ...gradientPalettes];

function paletteNamed(wanted: string): Palette | undefined {
  return palettes.find(({ name }) => name === wanted);
}

/** The background of a built-in template, with the own brand or without, before it is drawn. */
export function backgroundColor(
  template: Template | null,
  brand: TemplateBrand | null,
): string | undefined {
  return (
    brand?.secondaryColor ?? (template && paletteNamed(template.palette)?.secondary) ?? undefined
  );
}

function withBrand(deck: Deck, brand: TemplateBrand, palette: string | null, env: Env): Deck {
  const { theme, pageIndicator, hideFooter, ...own } = deck.carousel;
  const { primaryColor, secondaryColor, accentColor, gradient, useCustomColors } = own;
  const colors = { primaryColor, secondaryColor, accentColor, gradient, useCustomColors };
  const unbranded = { theme, pageIndicator, hideFooter, ...(palette !== null && colors) };
  const { titleFont, contentFont } = own;
  const look = hasLook(brand) ? brand : { ...brand, titleFont, contentFont, ...colors };
  return runOn(deck, applyPreset({ ...look, ...unbranded }), env);
}

function inPalette(content: TemplateContent, palette: string | null, env: Env): Deck {
  if ('carousel' in content) {
    const deck = deckOfOwnTemplate(content, env);
    const picked = palette === null ? undefined : paletteNamed(palette);
    return picked === undefined ? deck : runOn(deck, applyPalette(picked), env);
  }
  // The tones follow the palette, so that the deck is made in it rather than recoloured.
  return deckOfTemplate({ ...content, palette: palette ?? content.palette }, env);
}

/** A new, unsaved carousel of a template in this look. Source: docs/product/gallery.md 3, 9. */
export function deckInLook(
  content: TemplateContent,
  { brand, palette }: TemplateLook,
  env: Env,
): Deck {
  const deck = inPalette(content, palette, env);
  return brand === null ? deck : withBrand(deck, brand, palette, env);
}

/**
 * How many covers one frame draws, and for how long it goes on: more would hold up the page as it
 * scrolls.
 */
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

/**
 * How long a cover waits for its fonts, in ms; it is drawn in others then, and again once they
 * come.
 */
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
 * for its fonts, and one to be drawn, so that no cover is drawn twice and not too many with one
 * frame.
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
