import type { ComposedLayout, ElementType, Font, SlideTone } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';

/** What a deck is for, in the order of the gallery's filters. */
export const templatePurposes = [
  'teach',
  'sell',
  'story',
  'engage',
  'announce',
  'results',
] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

export interface TemplateElement {
  readonly type: ElementType;
  /** An image's content is its address. */
  readonly content: string;
}

export interface TemplateSlide {
  readonly layout: ComposedLayout;
  /** Left out: the rhythm of tones chooses. */
  readonly tone?: SlideTone;
  readonly elements: readonly TemplateElement[];
  readonly altText?: string;
}

/** A photograph that runs on over several slides. */
export interface TemplatePhotograph {
  readonly url: string;
  /** Its slides, from the first one of the deck on. */
  readonly span: number;
}

/** A finished deck to begin with. Source: docs/product/templates.md. */
export interface Template {
  readonly key: string;
  readonly name: string;
  readonly purpose: TemplatePurpose;
  /** Portuguese words that the search finds it by. */
  readonly audience: readonly string[];
  /** Two sentences: whom it is for, and what is in it. */
  readonly summary: string;
  readonly theme: ThemeKey;
  /** The name of a palette. */
  readonly palette: string;
  readonly titleFont: Font;
  readonly contentFont: Font;
  readonly decorSeed: number;
  readonly photograph?: TemplatePhotograph;
  readonly slides: readonly TemplateSlide[];
}

/** Addresses of the pictures that the decks show; docs/product/templates.md 6 says which they are. */
export const stockImages = {
  bread: '/stock/pao-rustico.webp',
  loaf: '/stock/pao-de-fermentacao.webp',
  building: '/stock/predio.webp',
  facade: '/stock/fachada.webp',
  citrus: '/stock/frutas-citricas.webp',
  cityLights: '/stock/luzes-da-cidade.webp',
  nightLights: '/stock/noite-com-luzes.webp',
  coffee: '/stock/cafe-visto-de-cima.webp',
  coffeeAndNotes: '/stock/cafe-e-caderno.webp',
  hills: '/stock/serra.webp',
  dawnOverHills: '/stock/serra-ao-amanhecer.webp',
  dawnOverValley: '/stock/vale-ao-amanhecer.webp',
  leaves: '/stock/folhas.webp',
  light: '/stock/sombra-na-parede.webp',
  desk: '/stock/mesa-de-trabalho.webp',
  person: '/stock/pessoa-contra-a-luz.webp',
  track: '/stock/pista.webp',
  vase: '/stock/vaso.webp',
} as const;
