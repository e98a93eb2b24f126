import {
  carouselTexts,
  type SaveDeckInput,
  type SavedCarousel,
  type SavedDeck,
  type SavedSlide,
} from '@arrasta/contract';
import { storedCarouselDefaults } from '@arrasta/domain';
import { DomainError } from '../../errors/domain-error';
import { carouselNotFound, writableFields } from './carousels.service';
import type { DeckStore, DeckWriter, SlideToWrite } from './deck-store';
import { slideChanges } from './slide-changes';

export interface DeckSaveService {
  /**
   * Saves a whole deck in one transaction.
   * @throws CONFLICT when the carousel is no longer at the version that was loaded, or an id
   * belongs elsewhere; NOT_FOUND when it does not exist. Nothing is written then.
   */
  readonly save: (userId: string, input: SaveDeckInput) => Promise<SavedDeck>;
}

function idTaken(): DomainError {
  return new DomainError('CONFLICT', carouselTexts.idTaken);
}

function changedElsewhere(): DomainError {
  return new DomainError('CONFLICT', carouselTexts.changedElsewhere);
}

async function lockAt(
  writer: DeckWriter,
  userId: string,
  id: string,
  version: number,
  otherwise: () => DomainError,
): Promise<SavedCarousel> {
  const stored = await writer.lock(userId, id);
  if (!stored) throw otherwise();
  if (stored.version !== version) throw changedElsewhere();
  return stored;
}

/** The slides as they will be stored: alt texts that were not sent stay as they are. */
function completeSlides(
  slides: SaveDeckInput['slides'],
  stored: readonly SavedSlide[],
): SlideToWrite[] {
  const altTexts = new Map(stored.map(({ id, altText }) => [id, altText]));
  return slides.map(({ altText, ...slide }) => ({
    ...slide,
    altText: altText === undefined ? (altTexts.get(slide.id) ?? null) : altText,
  }));
}

async function putSlides(writer: DeckWriter, carouselId: string, input: SaveDeckInput) {
  const stored = await writer.slides(carouselId);
  const { changed, missing, unchanged } = slideChanges(
    stored,
    completeSlides(input.slides, stored),
  );
  if (missing.length > 0) await writer.deleteSlides(carouselId, missing);
  const written = changed.length > 0 ? await writer.putSlides(carouselId, changed) : [];
  if (written.length < changed.length) throw idTaken();
  return inOrder([...unchanged, ...written]);
}

function inOrder(slides: readonly SavedSlide[]): SavedSlide[] {
  return [...slides].sort(
    (one, other) =>
      one.position - other.position ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
}

async function saveExisting(writer: DeckWriter, input: SaveDeckInput): Promise<SavedDeck> {
  const slides = await putSlides(writer, input.id, input);
  return { carousel: await writer.update(input.id, writableFields(input.carousel)), slides };
}

async function saveNew(writer: DeckWriter, userId: string, input: SaveDeckInput) {
  const fields = { ...storedCarouselDefaults, ...writableFields(input.carousel) };
  const carousel = await writer.insert(userId, input.id, fields);
  if (!carousel) {
    // The same create once more, its first answer lost on the way: carry on from version 1.
    await lockAt(writer, userId, input.id, 1, idTaken);
    return saveExisting(writer, input);
  }
  const slides = await writer.insertSlides(carousel.id, completeSlides(input.slides, []));
  if (slides.length < input.slides.length) throw idTaken();
  return { carousel, slides };
}

/** The editor's save. Source: decisions §3, §8; architecture, "Saving a deck". */
export function deckSaveService({ decks }: { readonly decks: DeckStore }): DeckSaveService {
  return {
    save: (userId, input) =>
      decks.write(async (writer) => {
        if (input.version === null) return saveNew(writer, userId, input);
        await lockAt(writer, userId, input.id, input.version, carouselNotFound);
        return saveExisting(writer, input);
      }),
  };
}
