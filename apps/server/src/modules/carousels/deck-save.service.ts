import {
  carouselTexts,
  type SaveDeckInput,
  type SavedCarousel,
  type SavedDeck,
} from '@arrasta/contract';
import { storedCarouselDefaults } from '@arrasta/domain';
import { DomainError } from '../../errors/domain-error';
import { carouselNotFound, writableFields } from './carousels.service';
import type { DeckStore, StoredDeck } from './deck-store';
import { idTaken } from './new-slides';
import { inOrder, slideChanges } from './slide-changes';

export interface DeckSaveService {
  /**
   * Saves a whole deck, all of it or nothing.
   * @throws CONFLICT when the carousel is no longer at the version that was loaded, or an id
   * belongs elsewhere; NOT_FOUND when it does not exist. Nothing is written then.
   */
  readonly save: (userId: string, input: SaveDeckInput) => Promise<SavedDeck>;
}

function changedElsewhere(): DomainError {
  return new DomainError('CONFLICT', carouselTexts.changedElsewhere);
}

/** The editor's save. Source: decisions §3, §8; architecture, "Saving a deck". */
export function deckSaveService({ decks }: { readonly decks: DeckStore }): DeckSaveService {
  async function storedAt(
    userId: string,
    id: string,
    version: number,
    notThere: () => DomainError,
  ): Promise<StoredDeck> {
    const stored = await decks.stored(userId, id);
    if (!stored) throw notThere();
    if (stored.version !== version) throw changedElsewhere();
    return stored;
  }

  async function saveExisting(
    userId: string,
    { id, carousel, slides }: SaveDeckInput,
    version: number,
    notThere: () => DomainError,
  ): Promise<SavedDeck> {
    const stored = await storedAt(userId, id, version, notThere);
    const { after, ...changes } = slideChanges(stored.slides, slides);
    const fields = writableFields(carousel);
    const saved = await decks.change(userId, id, version, { fields, ...changes });
    if (saved) return { carousel: saved, slides: after(id, saved.updatedAt) };
    // Somebody was between the two statements; told as if they had come before the first.
    await storedAt(userId, id, version, notThere);
    throw changedElsewhere();
  }

  /** Null where the id exists, whoever owns it. */
  function created(userId: string, input: SaveDeckInput): Promise<SavedDeck | null> {
    const fields = { ...storedCarouselDefaults, ...writableFields(input.carousel) };
    const { added } = slideChanges([], input.slides);
    return decks.write(async (writer) => {
      const carousel: SavedCarousel | null = await writer.insert(userId, input.id, fields);
      if (!carousel) return null;
      const slides = await writer.insertSlides(carousel.id, added);
      if (slides.length < added.length) throw idTaken();
      return { carousel, slides: inOrder(slides) };
    });
  }

  return {
    async save(userId, input) {
      if (input.version !== null) {
        return saveExisting(userId, input, input.version, carouselNotFound);
      }
      // The same create once more, its first answer lost on the way: carry on from version 1.
      return (await created(userId, input)) ?? saveExisting(userId, input, 1, idTaken);
    },
  };
}
