import { formatSize } from './storage';
import type { Carousel, Slide } from '@arrasta/domain';

/** Texts the server sends about carousels. */
export const carouselMessages = {
  carouselNotFound: 'Carousel not found',
  slideNotFound: 'Slide não encontrado',
  changedElsewhere: 'Este carrossel foi alterado em outro lugar desde que foi aberto.',
  idConflict: 'Este identificador já está em uso.',
  staleVersion: 'O carrossel mudou desde a última leitura.',
  tooManySlides: 'Um carrossel pode ter no máximo 100 slides',
  textTooLong: 'O texto passa de 20.000 caracteres',
  textBesideSlides: 'Envie `text` ou `slides`, não os dois',
  tooManySlidesInText: 'O texto passa de 100 slides',
  deckTooLarge: (bytes: number) =>
    `O carrossel tem ${formatSize(bytes)} de dados; o máximo são 8 MB. Deixe-o menor.`,
  notAnImage: 'O endereço data: não contém uma imagem PNG, JPEG, WebP ou GIF.',
} as const;

/** A page of the list, newest first; `nextCursor` is null on the last one. */
export interface CarouselPage {
  readonly items: readonly CarouselSummary[];
  readonly nextCursor: string | null;
}

/** A carousel as stored. `version` grows by one with every write to it or its slides. */
export type SavedCarousel = Carousel & { readonly version: number; readonly userId: string };

/** One line of the list of carousels: no slides, and none of the fields that may be large. */
export type CarouselSummary = Omit<
  SavedCarousel,
  'brandAvatarUrl' | 'panoramaImageUrl' | 'socialCaption'
>;

/** What the cards of the list draw: a carousel's look and its first two slides. */
export interface CarouselCover {
  readonly carousel: SavedCarousel;
  readonly slides: readonly SavedSlide[];
  /** How many slides the carousel has. */
  readonly total: number;
}

/** A slide as stored, with the carousel it belongs to. */
export type SavedSlide = Slide & { readonly carouselId: string };

/** A carousel with all its slides, sorted by position and then by creation. */
export interface SavedDeck {
  readonly carousel: SavedCarousel;
  readonly slides: readonly SavedSlide[];
}

/**
 * Elements as older clients send them: without an id, a position or a style. What is missing is
 * filled in before the model's schema looks at the slide; anything else is left for it to refuse.
 */
export function completeElements(slide: unknown, newId: () => string): unknown {
  if (!isRecord(slide) || !Array.isArray(slide.elements)) return slide;
  const elements: readonly unknown[] = slide.elements;
  return {
    ...slide,
    elements: elements.map((element, position) =>
      isRecord(element) ? { id: newId(), position, style: {}, ...element } : element,
    ),
  };
}

/** The same for every slide of a carousel's body. */
export function completeSlides(body: unknown, newId: () => string): unknown {
  if (!isRecord(body) || !Array.isArray(body.slides)) return body;
  const slides: readonly unknown[] = body.slides;
  return { ...body, slides: slides.map((slide) => completeElements(slide, newId)) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
