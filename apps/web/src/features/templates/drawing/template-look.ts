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
import { deckOfOwnTemplate } from '../../../api/own-template';

type BrandLook = Pick<
  Carousel,
  | 'titleFont'
  | 'contentFont'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'useCustomColors'
  | 'gradient'
>;

/** Name and avatar of somebody's own, and where they have chosen some, colours and fonts. */
export type Brand = Pick<Carousel, 'brandName' | 'brandHandle' | 'brandAvatarUrl'> &
  (BrandLook | Readonly<Partial<Record<keyof BrandLook, undefined>>>);

/** Whether a brand has colours and fonts of its own. */
export function hasLook(brand: Brand): brand is Brand & BrandLook {
  return brand.primaryColor !== undefined;
}

/** In what a template is drawn and used, where not in its own. */
export interface TemplateLook {
  /** Null for the template's own. */
  readonly brand: Brand | null;
  /** The name of a palette, which comes before the brand's colours; null where none was picked. */
  readonly palette: string | null;
}

export const ownLook: TemplateLook = { brand: null, palette: null };

/** What a carousel is made of: a template of the product, or one of one's own as the server has it. */
export type TemplateContent = Template | TemplateDetail;

function runOn(deck: Deck, command: Command, env: Env): Deck {
  const session = openSession(deck, null);
  return (run(session, command, env) ?? session).state.deck;
}

const palettes = [...solidPalettes, ...gradientPalettes];

function paletteNamed(wanted: string): Palette | undefined {
  return palettes.find(({ name }) => name === wanted);
}

/** The ground that a template of the product is drawn on in somebody's brand, or without; before it is. */
export function groundColor(template: Template | null, brand: Brand | null): string | undefined {
  return (
    brand?.secondaryColor ?? (template && paletteNamed(template.palette)?.secondary) ?? undefined
  );
}

function withBrand(deck: Deck, brand: Brand, palette: string | null, env: Env): Deck {
  const { theme, pageIndicator, hideFooter, ...own } = deck.carousel;
  const { primaryColor, secondaryColor, accentColor, gradient, useCustomColors } = own;
  const colors = { primaryColor, secondaryColor, accentColor, gradient, useCustomColors };
  const kept = { theme, pageIndicator, hideFooter, ...(palette !== null && colors) };
  const { titleFont, contentFont } = own;
  const look = hasLook(brand) ? brand : { ...brand, titleFont, contentFont, ...colors };
  return runOn(deck, applyPreset({ ...look, ...kept }), env);
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
