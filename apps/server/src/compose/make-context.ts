import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '../kernel/config/project-paths';
import type { Database } from '../kernel/database/database';
import { refusalSample } from '../api/http/refusal-sample';
import { accessTokensRepo } from '../modules/access-tokens/access-tokens.repo';
import { accessTokensService } from '../modules/access-tokens/access-tokens.service';
import { adminRepo } from '../modules/admin/admin.repo';
import {
  addressReleasesService,
  passwordResetsService,
} from '../modules/admin/account-recovery.service';
import { adminService } from '../modules/admin/admin.service';
import { usageRepo } from '../modules/ai/usage/usage.repo';
import type { Leases } from '../modules/ai/per-user-lock';
import { auditTrailRepo, auditRepo } from '../modules/audit/audit.repo';
import { accountsRepo } from '../modules/auth/accounts.repo';
import { accountsService } from '../modules/auth/accounts.service';
import { argonPasswords, type Passwords } from '../kernel/security/passwords';
import { carouselsService } from '../modules/carousels/carousels.service';
import type { DeckStore } from '../modules/carousels/deck-store';
import { deckSaveService } from '../modules/carousels/deck-save.service';
import { decksRepo } from '../modules/carousels/decks.repo';
import { slidesService } from '../modules/carousels/slides.service';
import type { SlideExporter } from '../modules/exports/slide-exporter';
import { exportsService } from '../modules/exports/exports.service';
import { idempotencyRepo } from '../modules/idempotency/idempotency.repo';
import { idempotencyService } from '../modules/idempotency/idempotency.service';
import { ownAccountRepo, ownSessionsRepo } from '../modules/account/account.repo';
import { ownAccountService, passwordCheck } from '../modules/account/account.service';
import { ownDataRepo } from '../modules/account/own-data.repo';
import { ownDataService } from '../modules/account/own-data.service';
import { ownSessionsService } from '../modules/account/own-sessions.service';
import { remotePicturesService } from '../modules/pictures/remote-pictures.service';
import type { ListenToBucket } from '../modules/pictures/bucket-events';
import type { PictureObjects } from '../modules/pictures/picture-objects';
import { pictureEncoder, type PictureEncoder } from '../modules/pictures/picture-encoder';
import { picturesRepo } from '../modules/pictures/pictures.repo';
import { picturesService } from '../modules/pictures/pictures.service';
import { encodeThumbnail } from '../modules/pictures/thumbnail-encoder';
import { dataPictures } from '../modules/pictures/data-pictures';
import { pictureRewriter } from '../modules/pictures/rewrite-picture';
import { thumbnailsRepo } from '../modules/pictures/thumbnails.repo';
import { thumbnailsService } from '../modules/pictures/thumbnails.service';
import { pictureSearchService } from '../modules/picture-search/picture-search.service';
import { presetsRepo } from '../modules/presets/presets.repo';
import { presetsService } from '../modules/presets/presets.service';
import { settingsRepo } from '../modules/settings/settings.repo';
import { settingsService } from '../modules/settings/settings.service';
import { accountStorageService, type AllowedBytes } from '../modules/storage/account-storage';
import { accountStorageRepo } from '../modules/storage/account-storage.repo';
import { sessionValidityRepo, sessionsRepo } from '../modules/sessions/sessions.repo';
import {
  guardedDownload,
  guardedPageDownload,
} from '../providers/guarded-download/guarded-download';
import { pictureSources } from '../providers/picture-sources/picture-sources';
import { countedRateLimits, inMemory } from '../providers/rate-limits/counted-rate-limits';
import { headlessExporter } from '../providers/headless-browser/headless-exporter';
import { defaultTimeouts, type Timeouts } from '../providers/openai/openai-client';
import type { Download, PageDownload } from '../kernel/security/download';
import { aesSecretBox } from '../kernel/security/aes-secret-box';
import { noRateLimits, type RateLimits } from '../kernel/security/rate-limits';
import { tokenSecrets } from '../kernel/security/token-secrets';
import { aiServices } from './ai-services';
import { errorReporter, type ErrorReporter } from '../kernel/errors/error-reporter';
import { plannerServices } from './planner-services';
import type { AppContext } from '../api/app-context';
import type { Services } from '../kernel/procedures/call-context';

/** What the outside world is made of; tests put their own in its place. */
export interface Dependencies {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly encodePicture: PictureEncoder;
  readonly download: Download;
  readonly downloadPage: PageDownload;
  readonly limits: RateLimits;
  /** Of all instances together; absent where there is one alone. */
  readonly leases: Leases | undefined;
  /** Of carousels and pictures together. */
  readonly accountSpace: AllowedBytes;
  /** Absent: the bytes of pictures are kept in the database. */
  readonly bucket: (PictureObjects & { readonly listen: ListenToBucket }) | undefined;
  /** Absent: there is no browser to make files in, or no web app to make them with. */
  readonly exporter: SlideExporter | undefined;
  readonly webFolder: string | undefined;
  readonly overloadDelay: number;
  readonly maxInFlight: number;
  /** With a provider of AI. */
  readonly aiTimeouts: Timeouts;
}

/** The folder of the web app, where it is built. */
function builtWebApp(): string | undefined {
  return existsSync(join(webFolder, 'index.html')) ? webFolder : undefined;
}

function defaultDependencies(config: AppContext['config']): Dependencies {
  const { imageProxyAllowHosts, browser, rateLimit, accountStorage } = config;
  const builtFolder = builtWebApp();
  return {
    now: () => new Date(),
    newId: randomUUID,
    passwords: argonPasswords(),
    encodePicture: pictureEncoder(),
    download: guardedDownload({ allowedHosts: imageProxyAllowHosts }),
    downloadPage: guardedPageDownload({ allowedHosts: imageProxyAllowHosts }),
    limits: rateLimit ? countedRateLimits(inMemory) : noRateLimits,
    leases: undefined,
    accountSpace: accountStorage,
    bucket: undefined,
    overloadDelay: 5_000,
    maxInFlight: 200,
    aiTimeouts: defaultTimeouts,
    webFolder: builtFolder,
    exporter:
      browser && builtFolder ? headlessExporter({ browser, webFolder: builtFolder }) : undefined,
  };
}

/** Pictures of our own, of other hosts, and found by other services. */
function pictureServices(
  imageSearch: AppContext['config']['imageSearch'],
  { settings, storage }: Pick<Services, 'settings' | 'storage'>,
  database: Database,
  { now, newId, encodePicture, accountSpace, bucket, download, limits }: Dependencies,
): Pick<Services, 'pictures' | 'remotePictures' | 'pictureSearch' | 'thumbnails'> {
  const store = picturesRepo({ database, now, newId, objects: bucket });
  const pictures = picturesService({
    encode: encodePicture,
    store,
    space: accountSpace,
    storage,
    now,
  });
  const remotePictures = remotePicturesService({ download, pictures, limits });
  const sourcesFor = pictureSources(imageSearch);
  const thumbnails = { encode: encodeThumbnail, store: thumbnailsRepo(database), pictures };
  return {
    pictures,
    remotePictures,
    pictureSearch: pictureSearchService({
      sourcesFor,
      settings,
      remotePictures,
      pictures,
      limits,
    }),
    thumbnails: thumbnailsService(thumbnails),
  };
}

/** Carousels, slides and presets, which all may bring pictures. */
function deckServices(
  decks: DeckStore,
  { pictures, storage }: Pick<Services, 'pictures' | 'storage'>,
  { prisma }: Database,
  { now, newId, accountSpace }: Dependencies,
): Pick<Services, 'carousels' | 'deckSave' | 'slides' | 'presets'> {
  const needs = {
    decks,
    newId,
    storage,
    allowedBytes: accountSpace,
    dataPictures: dataPictures(pictures),
  };
  return {
    carousels: carouselsService(needs),
    deckSave: deckSaveService(needs),
    slides: slidesService(needs),
    presets: presetsService({ ...needs, repo: presetsRepo(prisma, now) }),
  };
}

function makeServices(
  { encryptionKeys, imageSearch, ...ai }: AppContext['config'],
  database: Database,
  dependencies: Dependencies,
  { tell }: ErrorReporter,
): Omit<Services, 'links'> {
  const { prisma } = database;
  const { now, newId, passwords, limits, downloadPage } = dependencies;
  const audit = auditRepo(prisma);
  const storage = accountStorageService(accountStorageRepo(database), dependencies.accountSpace);
  const planner = plannerServices(database, dependencies);
  const settings = settingsService({
    repo: settingsRepo(prisma, now),
    box: aesSecretBox(encryptionKeys),
    audit,
  });
  const pictures = pictureServices(imageSearch, { settings, storage }, database, dependencies);
  const decks = decksRepo(database, now);
  const deckWork = deckServices(decks, { ...pictures, storage }, database, dependencies);
  const ownAccount = ownAccountRepo(prisma, now);
  const check = passwordCheck({ repo: ownAccount, passwords, audit, limits });
  return {
    accessTokens: accessTokensService({
      repo: accessTokensRepo(database, now),
      secrets: tokenSecrets,
      passwordCheck: check,
      now,
    }),
    audit,
    auditTrail: auditTrailRepo(database),
    accounts: accountsService({ repo: accountsRepo(prisma, now), passwords, audit, limits }),
    admin: adminService({ repo: adminRepo(database, now), passwords, audit }),
    addressReleases: addressReleasesService({ limits, audit }),
    passwordResets: passwordResetsService({ repo: adminRepo(database, now), passwords, audit }),
    ...aiServices(ai, {
      ...pictures,
      carousels: deckWork.carousels,
      decks,
      planner: planner.forIdeas,
      settings,
      limits,
      downloadPage,
      timeouts: dependencies.aiTimeouts,
      leases: dependencies.leases,
      env: { newId, now: () => now().toISOString() },
      usage: usageRepo(database),
      onUsageError: (error) => tell(error, 'ai_usage'),
      now,
    }),
    ...deckWork,
    ...pictures,
    ownAccount: ownAccountService({ repo: ownAccount, passwords, passwordCheck: check, audit }),
    ownSessions: ownSessionsService({ repo: ownSessionsRepo(prisma), audit, now }),
    ...planner.services,
    settings,
    storage,
    sessionValidity: sessionValidityRepo(database, now),
  };
}

/** The composition root: the only place that knows which part is made of which. */
export function makeContext(
  config: AppContext['config'],
  database: Database,
  readiness: AppContext['readiness'],
  overrides: Partial<Dependencies> = {},
): AppContext {
  const dependencies = { ...defaultDependencies(config), ...overrides };
  const heard = errorReporter();
  const services = makeServices(config, database, dependencies, heard);
  return {
    config,
    readiness,
    connections: database.connections,
    listenToBucket: dependencies.bucket?.listen,
    services: { ...services, links: config.links },
    exports: exportsService({
      ...services,
      rewritePicture: pictureRewriter(),
      exporter: dependencies.exporter,
    }),
    ownData: ownDataService({
      ...services,
      repo: ownDataRepo(database.prisma),
      now: dependencies.now,
    }),
    sessions: sessionsRepo(database),
    idempotency: idempotencyService({
      repo: idempotencyRepo(database.prisma),
      now: dependencies.now,
      secret: config.sessionSecret,
    }),
    errorReporter: heard,
    refusals: refusalSample(dependencies.now),
    now: dependencies.now,
    newId: dependencies.newId,
    webFolder: dependencies.webFolder,
    overloadDelay: dependencies.overloadDelay,
    maxInFlight: dependencies.maxInFlight,
  };
}
