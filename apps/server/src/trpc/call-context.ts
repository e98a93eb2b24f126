import type { ExternalLinks, User } from '@arrasta/contract';
import type { AccountsService } from '../modules/auth/accounts.service';
import type { Audit, Origin } from '../modules/audit/audit';
import type { CarouselsService } from '../modules/carousels/carousels.service';
import type { DeckSaveService } from '../modules/carousels/deck-save.service';
import type { ForeignPicturesService } from '../modules/pictures/foreign-pictures.service';
import type { PicturesService } from '../modules/pictures/pictures.service';
import type { ThumbnailsService } from '../modules/pictures/thumbnails.service';
import type { PresetsService } from '../modules/presets/presets.service';
import type { SlidesService } from '../modules/carousels/slides.service';

/** The session of the request, as a procedure may use it. */
export interface SessionDoor {
  /** Starts a fresh session for the account under a new id; the old one is destroyed. */
  readonly open: (userId: string) => Promise<void>;
  /** Destroys the session. */
  readonly close: () => Promise<void>;
}

export interface Services {
  readonly accounts: AccountsService;
  readonly carousels: CarouselsService;
  readonly deckSave: DeckSaveService;
  readonly foreignPictures: ForeignPicturesService;
  readonly pictures: PicturesService;
  readonly presets: PresetsService;
  readonly slides: SlidesService;
  readonly thumbnails: ThumbnailsService;
  readonly audit: Audit;
  readonly links: ExternalLinks;
}

/** What every procedure is given. */
export interface CallContext {
  /** The signed-in account as it is stored at this moment, or null. */
  readonly actor: User | null;
  readonly origin: Origin;
  readonly session: SessionDoor;
  readonly services: Services;
}
