import type { AiProvider, ExternalLinks } from '@arrasta/contract';
import type { AccessTokensService } from '../modules/access-tokens/access-tokens.service';
import type { AddressReleasesService } from '../modules/admin/address-releases.service';
import type { PasswordResetsService } from '../modules/admin/password-resets.service';
import type { AdminService } from '../modules/admin/admin.service';
import type { AccountsService, StoredAccount } from '../modules/auth/accounts.service';
import type { Audit, AuditTrail, Origin } from '../modules/audit/audit';
import type { CaptionService } from '../modules/ai/caption.service';
import type { DecksService } from '../modules/ai/decks/decks.service';
import type { PagesService } from '../modules/ai/pages/pages.service';
import type { GeneratedPicturesService } from '../modules/ai/generated-pictures.service';
import type { CarouselsService } from '../modules/carousels/carousels.service';
import type { DeckSaveService } from '../modules/carousels/deck-save.service';
import type { ForeignPicturesService } from '../modules/pictures/foreign-pictures.service';
import type { OwnAccountService } from '../modules/own-account/own-account.service';
import type { OwnSessionsService } from '../modules/own-account/own-sessions.service';
import type { PictureSearchService } from '../modules/picture-search/picture-search.service';
import type { PicturesService } from '../modules/pictures/pictures.service';
import type { ThumbnailsService } from '../modules/pictures/thumbnails.service';
import type { IdeasService } from '../modules/plans/ideas.service';
import type { PlansService } from '../modules/plans/plans.service';
import type { SavedIdeasService } from '../modules/plans/saved-ideas.service';
import type { PresetsService } from '../modules/presets/presets.service';
import type { RewritesService } from '../modules/ai/rewrites/rewrites.service';
import type { UsageService } from '../modules/ai/usage/usage';
import type { SettingsService } from '../modules/settings/settings.service';
import type { AccountStorageService } from '../modules/storage/account-storage';
import type { SlidesService } from '../modules/carousels/slides.service';
import type { Standing } from '../modules/sessions/standing.repo';
import type { Identity } from '../security/identity';

/** The session of the request, as a procedure may use it. */
export interface SessionDoor {
  /** What the session is stored under. */
  readonly sid: () => string;
  /**
   * Starts a fresh session for the account under a new id; the old one is destroyed.
   * @throws DomainError UNAUTHORIZED where the account or its password changed since it was read
   */
  readonly open: (account: StoredAccount) => Promise<void>;
  /** Goes on under a new id, once `move` has stored it so. */
  readonly renew: (move: (from: string, to: string) => Promise<void>) => Promise<void>;
  /** Destroys the session. Answers whose it was, or null where there was none. */
  readonly close: () => Promise<string | null>;
}

export interface Services {
  /** What is known of the provider of AI before it is asked. */
  readonly aiProvider: AiProvider;
  readonly accessTokens: AccessTokensService;
  readonly accounts: AccountsService;
  readonly admin: AdminService;
  readonly addressReleases: AddressReleasesService;
  readonly passwordResets: PasswordResetsService;
  readonly captions: CaptionService;
  readonly carousels: CarouselsService;
  readonly decks: DecksService;
  readonly deckSave: DeckSaveService;
  readonly foreignPictures: ForeignPicturesService;
  readonly generatedPictures: GeneratedPicturesService;
  readonly ideas: IdeasService;
  readonly ownAccount: OwnAccountService;
  readonly ownSessions: OwnSessionsService;
  readonly pages: PagesService;
  readonly pictures: PicturesService;
  readonly plans: PlansService;
  readonly pictureSearch: PictureSearchService;
  readonly presets: PresetsService;
  readonly savedIdeas: SavedIdeasService;
  readonly rewrites: RewritesService;
  readonly settings: SettingsService;
  readonly slides: SlidesService;
  readonly storage: AccountStorageService;
  readonly standing: Standing;
  readonly thumbnails: ThumbnailsService;
  readonly usage: UsageService;
  readonly audit: Audit;
  readonly auditTrail: AuditTrail;
  readonly links: ExternalLinks;
}

/** What every procedure is given. */
export interface CallContext {
  readonly identity: Identity;
  readonly origin: Origin;
  readonly session: SessionDoor;
  readonly services: Services;
}
