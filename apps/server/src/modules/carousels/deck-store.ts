import type {
  CarouselCover,
  CarouselSummary,
  SavedCarousel,
  SavedDeck,
  SavedSlide,
} from '@arrasta/contract';
import type { CarouselFields, SlideFields } from '@arrasta/domain';
import type { Requester } from '../../kernel/security/answer-memory';
import type { AllowedBytes } from '../storage/account-storage';

/** Where a page of the list begins: after this carousel. */
export interface PageMark {
  readonly updatedAt: string;
  readonly id: string;
}

export interface PageRequest {
  readonly titlePart: string | null;
  readonly limit: number;
  readonly after: PageMark | null;
}

/** A slide to be written; `createdAt` is kept where the slide exists. */
export type SlideToWrite = SlideFields & { readonly id: string };

/** Writes to carousels and slides inside one transaction. Every call names the owner's row. */
export interface DeckWriter {
  /** The owner's carousel, locked against other writers until the transaction ends. */
  readonly lock: (userId: string, id: string) => Promise<SavedCarousel | null>;
  /** The same, found by one of its slides. */
  readonly lockBySlide: (userId: string, slideId: string) => Promise<SavedCarousel | null>;
  /**
   * Counts one more carousel for the plan of the owner's saved idea, if it has one. Comes before
   * the insert: the plan is locked before the idea, as its deletion does it. False where there is
   * no such idea.
   */
  readonly countForIdea: (userId: string, savedIdeaId: string) => Promise<boolean>;
  /**
   * A new carousel at version 1, or null where the id exists, in this account or another one.
   * @param more the bytes of its slides, and the idea it is made from, which was counted.
   */
  readonly insert: (
    userId: string,
    id: string,
    fields: CarouselFields,
    more: { readonly size: number; readonly savedIdeaId?: string | null },
  ) => Promise<SavedCarousel | null>;
  /** Writes the given fields, raises the version by one and stamps the time. */
  readonly update: (id: string, fields: Partial<CarouselFields>) => Promise<SavedCarousel>;
  /** The same where slides were written: counts the deck's bytes anew. */
  readonly recount: (id: string) => Promise<RecountedDeck>;
  /**
   * Sees to the room for what this transaction has written: pictures that nothing has named for a
   * day give way.
   * @throws DomainError QUOTA_EXCEEDED where there is none even so
   */
  readonly requireQuota: (userId: string, allowed: AllowedBytes) => Promise<void>;
  /**
   * The same, for a carousel that this transaction has inserted.
   * @throws DomainError QUOTA_EXCEEDED also where it is one more than the account may have
   */
  readonly requireQuotaForCarousel: (userId: string, allowed: AllowedBytes) => Promise<void>;
  /** Keeps the answer of a create under an Idempotency-Key; comes last. */
  readonly keepAnswer: <Created>(created: Created) => Promise<Created>;
  /** The slides of a carousel in their order. */
  readonly slides: (carouselId: string) => Promise<SavedSlide[]>;
  /** How many slides there are, and the position after the last. */
  readonly slideCapacity: (carouselId: string) => Promise<{ count: number; nextPosition: number }>;
  /** Inserts; answers how many were new. */
  readonly insertSlides: (
    carouselId: string,
    slides: readonly SlideToWrite[],
  ) => Promise<SavedSlide[]>;
  /** Writes the given fields of one slide; null where it is not in the carousel. */
  readonly updateSlide: (
    carouselId: string,
    id: string,
    fields: Partial<SlideFields>,
  ) => Promise<SavedSlide | null>;
  /** Answers how many were deleted. */
  readonly deleteSlides: (carouselId: string, ids: readonly string[]) => Promise<number>;
}

/** A deck whose slides were written, and what they take up now and took up before, in bytes. */
export interface RecountedDeck {
  readonly version: number;
  readonly size: number;
  readonly sizeBefore: number;
}

/** A slide as it is stored: `elements` as the text that stands in the database. */
export type StoredSlide = Omit<SavedSlide, 'elements' | 'carouselId'> & {
  readonly elements: string;
};

/** An owner's deck at one moment, as far as a save compares with it. */
export interface StoredDeck {
  readonly version: number;
  /** Bytes of its slides. */
  readonly size: number;
  /** Bytes of its avatar's address, which may be the picture itself. */
  readonly avatarSize: number;
  /** The same of its photograph over several slides. */
  readonly panoramaSize: number;
  /** In no order. */
  readonly slides: readonly StoredSlide[];
}

/** The bytes by which an account keeps more, and all that it may keep. */
export interface StorageGrowth {
  readonly bytes: number;
  readonly allowed: number;
}

/** What becomes of a stored deck. */
export interface DeckChange {
  readonly fields: Partial<CarouselFields>;
  /** Other than stored. */
  readonly replaced: readonly SlideToWrite[];
  readonly added: readonly SlideToWrite[];
  /** Ids of slides that the deck no longer has. */
  readonly removed: readonly string[];
  /** Bytes of all slides then. */
  readonly size: number;
  /** Null where the room need not be checked. */
  readonly growth: StorageGrowth | null;
}

/** Where decks are kept. */
export interface DeckStore {
  /** @param requester who waits for what is read, here and below */
  readonly page: (
    userId: string,
    request: PageRequest,
    requester?: Requester,
  ) => Promise<CarouselSummary[]>;
  readonly deck: (userId: string, id: string, requester?: Requester) => Promise<SavedDeck | null>;
  /** First slides of the owner's carousels among these ids, in no order. */
  readonly covers: (
    userId: string,
    ids: readonly string[],
    requester?: Requester,
  ) => Promise<CarouselCover[]>;
  /**
   * Keeps a caption; the version stays (docs/product/carousels.md 9). False where there is none.
   */
  readonly keepCaption: (userId: string, id: string, caption: string) => Promise<boolean>;
  /** Whether there was one to delete, of one of the versions where they are named. */
  readonly delete: (userId: string, id: string, ifVersions?: readonly number[]) => Promise<boolean>;
  readonly findStored: (userId: string, id: string) => Promise<StoredDeck | null>;
  /**
   * Changes the owner's deck and raises its version by one, where it is still at `version` and the
   * account has room: all of it or nothing. Null where it is at another one, deleted, or without
   * room.
   * @throws DomainError CONFLICT where the id of an added slide is taken
   */
  readonly change: (
    userId: string,
    id: string,
    version: number,
    change: DeckChange,
  ) => Promise<SavedCarousel | null>;
  /**
   * Has pictures that nothing has named for a day, this deck neither, give way to so many bytes;
   * false where there is no room even so.
   */
  readonly freeQuota: (
    userId: string,
    growth: StorageGrowth,
    deck: {
      readonly carousel: Pick<CarouselFields, 'brandAvatarUrl'> & {
        readonly panoramaImageUrl?: string | null | undefined;
      };
      readonly slides: readonly Pick<SlideToWrite, 'backgroundImageUrl' | 'elements'>[];
    },
  ) => Promise<boolean>;
  /** All or nothing: an error thrown by the work takes everything back. */
  readonly write: <Result>(work: (writer: DeckWriter) => Promise<Result>) => Promise<Result>;
}
