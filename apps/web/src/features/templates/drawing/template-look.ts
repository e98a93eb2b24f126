import { applyPreset, openSession, run, type Carousel, type Deck, type Env } from '@arrasta/domain';
import { deckOfTemplate, type Template } from '@arrasta/templates';

/** Name, avatar, colours and fonts of somebody's own. */
export type Brand = Pick<
  Carousel,
  | 'brandName'
  | 'brandHandle'
  | 'brandAvatarUrl'
  | 'titleFont'
  | 'contentFont'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'useCustomColors'
  | 'gradient'
>;

/** In what a template is drawn and used, where not in its own. */
export interface TemplateLook {
  /** Null for the template's own. */
  readonly brand: Brand | null;
  /** The name of a palette, which comes before the brand's colours; null where none was picked. */
  readonly palette: string | null;
}

export const ownLook: TemplateLook = { brand: null, palette: null };

function withBrand(deck: Deck, brand: Brand, palette: string | null, env: Env): Deck {
  const { theme, pageIndicator, hideFooter, ...own } = deck.carousel;
  const { primaryColor, secondaryColor, accentColor, gradient, useCustomColors } = own;
  const colors = { primaryColor, secondaryColor, accentColor, gradient, useCustomColors };
  const kept = { theme, pageIndicator, hideFooter, ...(palette !== null && colors) };
  const session = openSession(deck, null);
  return (run(session, applyPreset({ ...brand, ...kept }), env) ?? session).state.deck;
}

/** A new, unsaved carousel of a template in this look. Source: docs/product/gallery.md 3, 9. */
export function deckInLook(template: Template, { brand, palette }: TemplateLook, env: Env): Deck {
  // The tones follow the palette, so that the deck is made in it rather than recoloured.
  const deck = deckOfTemplate({ ...template, palette: palette ?? template.palette }, env);
  return brand === null ? deck : withBrand(deck, brand, palette, env);
}
