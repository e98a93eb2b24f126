import { randomUUID } from 'node:crypto';
import type { SavedDeck } from '@arrasta/contract';
import {
  carouselFieldsSchema,
  slideFieldsSchema,
  type CarouselFields,
  type SlideFields,
} from '@arrasta/domain';
import { aSlide, anElement } from '@arrasta/testkit';
import { benchCarousel } from '../deck/bench-deck';
import type { Reading } from './checker';
import type { Stored } from './ledger';

type WrittenSlide = SlideFields & { readonly id: string };

/** A carousel as far as authors write it. */
export interface DeckContent {
  readonly version: number;
  readonly carousel: CarouselFields;
  readonly slides: readonly WrittenSlide[];
}

/** Counts up: no two writes say the same, or an old one could pass for a new one. */
let edits = 0;
const words = () => `Edição ${String((edits += 1))}`;

export const chance = (below: number) => Math.floor(Math.random() * below);

function newSlide(): WrittenSlide {
  const elements = [anElement('title'), anElement('text')];
  const { createdAt: _, updatedAt: __, ...slide } = aSlide({ elements, title: words() });
  return { ...slide, id: randomUUID() };
}

const numbered = (slides: readonly WrittenSlide[]) =>
  slides.map((slide, position) => ({ ...slide, position }));

/** A first version: two to five slides. The mark is its brand's name, which no write changes. */
export function newDeck(mark: string): DeckContent {
  const slides = numbered(Array.from({ length: 2 + chance(4) }, newSlide));
  const carousel = { ...benchCarousel, title: words(), brandName: mark };
  return { version: 1, carousel, slides };
}

/** One slide says something else; one in three times a slide comes, goes or changes its place. */
export function edited(content: DeckContent): DeckContent {
  const at = chance(content.slides.length);
  const slides = content.slides.map((slide, index) =>
    index === at ? { ...slide, title: words() } : slide,
  );
  const turn = chance(9);
  if (turn === 0) slides.push(newSlide());
  if (turn === 1 && slides.length > 1) slides.splice(at, 1);
  if (turn === 2) slides.reverse();
  return { ...content, version: content.version + 1, slides: numbered(slides) };
}

/** Only the carousel's own fields change. */
export function retitled(content: DeckContent): DeckContent {
  const carousel = { ...content.carousel, title: words(), socialCaption: words() };
  return { ...content, version: content.version + 1, carousel };
}

/** The editor's save writes all positions anew. */
export const renumbered = (content: DeckContent): DeckContent => ({
  ...content,
  slides: numbered(content.slides),
});

/** The other slides stay at their positions: a gap is allowed where one was deleted. */
export function withoutSlide(content: DeckContent, id: string): DeckContent {
  const slides = content.slides.filter((slide) => slide.id !== id);
  return { ...content, version: content.version + 1, slides };
}

/** A deck that was read back, without what no author writes. */
export function storedDeck({ carousel, slides }: SavedDeck): Stored<DeckContent> {
  const content = {
    version: carousel.version,
    carousel: carouselFieldsSchema.parse(carousel),
    slides: slides.map(({ id, ...fields }) => ({ ...slideFieldsSchema.parse(fields), id })),
  };
  return { mark: carousel.brandName ?? '', id: carousel.id, content };
}

export const deckReading: Reading<DeckContent> = {
  version: ({ version }) => version,
  positions: ({ slides }) => slides.map(({ position }) => position),
};
