import {
  carouselMessages,
  type SaveDeckInput,
  type SavedCarousel,
  type SavedDeck,
} from '@arrasta/contract';
import { storedCarouselDefaults } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  quotaExceededError,
  type AccountStorageService,
  type AllowedBytes,
  remainingQuota,
} from '../storage/account-storage';
import type { DataImages } from '../images/data-images';
import { carouselNotFound, writableFields } from './carousels.service';
import { bytesOf, refuseTooLarge, idConflict, sortSlides, slideChanges } from './slide-changes';
import type { DeckStore, StorageGrowth, StoredDeck } from './deck-store';

export interface DeckSaveService {
  /**
   * Saves a whole deck, all of it or nothing.
   * @throws CONFLICT when the carousel is no longer at the version that was loaded, or an id
   * belongs elsewhere; NOT_FOUND when it does not exist. Nothing is written then.
   */
  readonly save: (userId: string, input: SaveDeckInput) => Promise<SavedDeck>;
}

interface Deps {
  readonly decks: DeckStore;
  readonly storage: AccountStorageService;
  readonly allowedBytes: AllowedBytes;
  readonly dataImages: DataImages;
}

/** Whether an address stands in a deck. */
function referencesUrl({ carousel, slides }: SavedDeck, url: string): boolean {
  if ([carousel.brandAvatarUrl, carousel.panoramaImageUrl].includes(url)) return true;
  return slides.some(
    ({ backgroundImageUrl, elements }) =>
      backgroundImageUrl === url || elements.some(({ content }) => content.includes(url)),
  );
}

/** By how many bytes the carousel's own pictures grow, which their addresses may be themselves. */
function imageGrowth(
  { brandAvatarUrl, panoramaImageUrl }: SaveDeckInput['carousel'],
  { avatarSize, panoramaSize }: StoredDeck,
): number {
  // What was not sent stays as it is.
  const panorama = panoramaImageUrl === undefined ? panoramaSize : bytesOf(panoramaImageUrl);
  return bytesOf(brandAvatarUrl) - avatarSize + panorama - panoramaSize;
}

function changedElsewhere(): DomainError {
  return new DomainError('CONFLICT', carouselMessages.changedElsewhere);
}

/** What an old deck has for a picture stays in it. */
async function storeImages(
  { decks, dataImages }: Deps,
  userId: string,
  input: SaveDeckInput,
): Promise<SaveDeckInput> {
  const { id, carousel, slides } = input;
  const { brandAvatarUrl, panoramaImageUrl } = carousel;
  const sent = { brandAvatarUrl, panoramaImageUrl, slides };
  const storedImages = await dataImages.store(userId, sent, async (url) => {
    const deck = await decks.deck(userId, id);
    return deck !== null && referencesUrl(deck, url);
  });
  if (storedImages === sent) return input;
  const { slides: storedSlides, ...carouselUrls } = storedImages;
  return { ...input, carousel: { ...carousel, ...carouselUrls }, slides: storedSlides };
}

/** Null where the id exists, in this account or another one. */
function createDeck(
  { decks, allowedBytes }: Deps,
  userId: string,
  input: SaveDeckInput,
): Promise<SavedDeck | null> {
  const fields = { ...storedCarouselDefaults, ...writableFields(input.carousel) };
  const { added, size } = slideChanges([], input);
  refuseTooLarge(size);
  return decks.write(async (writer) => {
    const carousel: SavedCarousel | null = await writer.insert(userId, input.id, fields, {
      size,
    });
    if (!carousel) return null;
    const slides = await writer.insertSlides(carousel.id, added);
    if (slides.length < added.length) throw idConflict();
    await writer.requireQuotaForCarousel(userId, allowedBytes);
    return { carousel, slides: sortSlides(slides) };
  });
}

/** The editor's save. Source: docs/product/saving.md 1, 6; decisions 012, 099. */
export function deckSaveService(deps: Deps): DeckSaveService {
  const { decks, storage, allowedBytes } = deps;
  const quota = remainingQuota(storage);

  const growthOf = (userId: string, bytes: number) => {
    if (allowedBytes === null || bytes <= 0 || quota.take(userId, bytes)) return null;
    return { bytes, allowed: allowedBytes };
  };

  async function storedAtVersion(
    userId: string,
    id: string,
    version: number,
    notThere: () => DomainError,
  ): Promise<StoredDeck> {
    const stored = await decks.findStored(userId, id);
    if (!stored) throw notThere();
    if (stored.version !== version) throw changedElsewhere();
    return stored;
  }

  async function saveExisting(
    userId: string,
    input: SaveDeckInput,
    version: number,
    notThere: () => DomainError,
  ): Promise<SavedDeck> {
    const { id, carousel, slides } = input;
    const stored = await storedAtVersion(userId, id, version, notThere);
    const { after, size, ...changes } = slideChanges(stored.slides, input);
    refuseTooLarge(size, stored.size);
    const fields = writableFields(carousel);
    const growth = growthOf(userId, size - stored.size + imageGrowth(carousel, stored));
    const change = () => decks.change(userId, id, version, { fields, ...changes, size, growth });
    let saved = await change();
    const freeQuota = (more: StorageGrowth) => decks.freeQuota(userId, more, { carousel, slides });
    if (!saved && growth && (await freeQuota(growth))) saved = await change();
    if (saved) {
      // For the next save; this one is stored, whatever becomes of the count.
      if (growth) quota.renew(userId).catch(() => undefined);
      return { carousel: saved, slides: after(id, saved.updatedAt) };
    }
    // Another save came between the two statements; answered as if it had come before the first.
    await storedAtVersion(userId, id, version, notThere);
    if (growth === null) throw changedElsewhere();
    const { bytes } = await storage.use(userId);
    throw quotaExceededError(bytes.used + growth.bytes, growth.allowed);
  }

  return {
    async save(userId, sent) {
      const input = await storeImages(deps, userId, sent);
      if (input.version !== null) {
        return saveExisting(userId, input, input.version, carouselNotFound);
      }
      // The same create once more, its first answer lost on the way: carry on from version 1.
      return (await createDeck(deps, userId, input)) ?? saveExisting(userId, input, 1, idConflict);
    },
  };
}
