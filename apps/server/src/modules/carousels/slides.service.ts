import {
  carouselMessages,
  isId,
  type NewSlide,
  type SavedCarousel,
  type SavedSlide,
  type SlidePatch,
} from '@arrasta/contract';
import { limits, type SlideFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { fairQueue } from '../../kernel/security/fair-queue';
import { carouselNotFound } from './carousels.service';
import type { AllowedBytes } from '../storage/account-storage';
import type { DataImages } from '../images/data-images';
import {
  chooseAutoLayout,
  openSlide,
  type OpenSlideToWrite,
  refuseTooLarge,
  completeSlide,
  idConflict,
  definedFields,
} from './slide-changes';
import type { DeckStore, DeckWriter, SlideToWrite } from './deck-store';

/** The version of the carousel after a write to one of its slides. */
export interface SlideChange {
  readonly carouselVersion: number;
}

export type SlideAnswer = SlideChange & { readonly slide: SavedSlide };

export interface SlidesService {
  readonly create: (userId: string, carouselId: string, slide: NewSlide) => Promise<SlideAnswer>;
  readonly update: (userId: string, id: string, patch: SlidePatch) => Promise<SlideAnswer>;
  readonly delete: (userId: string, id: string) => Promise<SlideChange>;
}

interface Deps {
  readonly decks: DeckStore;
  readonly newId: () => string;
  readonly allowedBytes: AllowedBytes;
  readonly dataImages: DataImages;
}

function slideNotFound(): DomainError {
  return new DomainError('NOT_FOUND', carouselMessages.slideNotFound);
}

async function lockBySlide(writer: DeckWriter, userId: string, id: string) {
  const carousel = isId(id) ? await writer.lockBySlide(userId, id) : null;
  if (!carousel) throw slideNotFound();
  return carousel;
}

function refuseWhenFull(count: number): void {
  if (count < limits.slidesPerCarousel) return;
  const issue = { path: 'slides', message: carouselMessages.tooManySlides };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

async function layOutNewSlide(
  writer: DeckWriter,
  carousel: SavedCarousel,
  open: OpenSlideToWrite,
): Promise<SlideToWrite> {
  if (!open.isLayoutOpen) return open.slide;
  return chooseAutoLayout(open, await writer.slides(carousel.id), carousel);
}

/** The fields of a patch, with the layout that the rules choose where it is left to them. */
async function fieldsToWrite(
  writer: DeckWriter,
  carousel: SavedCarousel,
  id: string,
  { layout, ...patch }: SlidePatch,
): Promise<Partial<SlideFields>> {
  if (layout !== 'auto') return definedFields({ ...patch, layout });
  const slides = await writer.slides(carousel.id);
  const stored = slides.find((slide) => slide.id === id);
  if (!stored) throw slideNotFound();
  const laidOut = chooseAutoLayout(openSlide({ ...patch, layout }, stored), slides, carousel);
  const { tone, layoutPinned } = laidOut;
  return { ...definedFields(patch), layout: laidOut.layout, tone, layoutPinned };
}

/** Slides whose layout is chosen at a time, and how many wait: for each its whole deck is read. */
const layoutChoices = {
  all: { running: 2, waiting: 128 },
  own: { running: 1, waiting: 32 },
};

/**
 * Rules of the calls on one slide. Source: docs/product/slides.md 3, 4, 8; docs/product/api.md 20;
 * docs/product/layouts.md 13.
 */
export function slidesService({ decks, newId, allowedBytes, dataImages }: Deps): SlidesService {
  const inTurn = fairQueue(layoutChoices);

  /** The version after slides were written. Throws where the deck or the account became too large. */
  async function recount(writer: DeckWriter, userId: string, carouselId: string) {
    const { version, size, sizeBefore } = await writer.recount(carouselId);
    refuseTooLarge(size, sizeBefore);
    if (size > sizeBefore) await writer.requireQuota(userId, allowedBytes);
    return version;
  }

  function write<Result>(
    userId: string,
    { layout }: SlidePatch,
    work: (writer: DeckWriter) => Promise<Result>,
  ): Promise<Result> {
    return layout === 'auto' ? inTurn(userId, () => decks.write(work)) : decks.write(work);
  }

  async function create(userId: string, carouselId: string, sent: NewSlide) {
    const slide = await dataImages.storeOfSlide(userId, sent);
    return write(userId, slide, async (writer) => {
      const carousel = isId(carouselId) ? await writer.lock(userId, carouselId) : null;
      if (!carousel) throw carouselNotFound();
      const { count, nextPosition } = await writer.slideCapacity(carouselId);
      refuseWhenFull(count);
      const position = Math.min(nextPosition, limits.position);
      const complete = completeSlide(slide, slide.id ?? newId(), position);
      const laidOut = await layOutNewSlide(writer, carousel, complete);
      const [stored] = await writer.insertSlides(carouselId, [laidOut]);
      if (!stored) throw idConflict();
      const carouselVersion = await recount(writer, userId, carouselId);
      return writer.keepAnswer({ slide: stored, carouselVersion });
    });
  }

  async function update(userId: string, id: string, sent: SlidePatch) {
    const patch = await dataImages.storeOfSlide(userId, sent);
    return write(userId, patch, async (writer) => {
      const carousel = await lockBySlide(writer, userId, id);
      const fields = await fieldsToWrite(writer, carousel, id, patch);
      const slide = await writer.updateSlide(carousel.id, id, fields);
      if (!slide) throw slideNotFound();
      return { slide, carouselVersion: await recount(writer, userId, carousel.id) };
    });
  }

  const remove = (userId: string, id: string) =>
    decks.write(async (writer) => {
      const carousel = await lockBySlide(writer, userId, id);
      if ((await writer.deleteSlides(carousel.id, [id])) === 0) throw slideNotFound();
      return { carouselVersion: await recount(writer, userId, carousel.id) };
    });

  return { create, update, delete: remove };
}
