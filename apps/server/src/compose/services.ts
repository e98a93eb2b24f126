import type { Database } from '../kernel/database/database';
import { largeReadTurns, type LargeReadTurns } from '../kernel/security/paced-queue';
import { accessTokensRepo } from '../modules/access-tokens/access-tokens.repo';
import { accessTokensService, tokenSecrets } from '../modules/access-tokens/access-tokens.service';
import { adminRepo } from '../modules/admin/admin.repo';
import {
  addressReleasesService,
  passwordResetsService,
  adminService,
} from '../modules/admin/admin.service';
import { usageRepo } from '../modules/ai/usage/usage.repo';
import { auditTrailRepo, auditRepo } from '../modules/audit/audit.repo';
import { accountsRepo } from '../modules/auth/accounts.repo';
import { accountsService } from '../modules/auth/accounts.service';
import { carouselsService } from '../modules/carousels/carousels.service';
import type { DeckStore } from '../modules/carousels/deck-store';
import { deckSaveService } from '../modules/carousels/deck-save.service';
import { decksRepo } from '../modules/carousels/decks.repo';
import { slidesService } from '../modules/carousels/slides.service';
import { ownAccountRepo, ownSessionsRepo } from '../modules/account/account.repo';
import { ownAccountService, ownSessionsService } from '../modules/account/account.service';
import { passwordCheck } from '../modules/auth/password-check';
import { remoteImagesService } from '../modules/images/remote-images.service';
import { imagesRepo, thumbnailsRepo } from '../modules/images/images.repo';
import { imagesService, thumbnailsService } from '../modules/images/images.service';
import { encodeThumbnail, imageRewriter } from '../modules/images/image-encoder';
import { dataImages } from '../modules/images/data-images';
import { imageSearchService } from '../modules/image-search/image-search.service';
import { presetsRepo } from '../modules/presets/presets.repo';
import { presetsService } from '../modules/presets/presets.service';
import { settingsRepo } from '../modules/settings/settings.repo';
import { settingsService } from '../modules/settings/settings.service';
import { accountStorageService } from '../modules/storage/account-storage';
import { accountStorageRepo } from '../modules/storage/account-storage.repo';
import { templatesRepo } from '../modules/templates/templates.repo';
import { templatesService } from '../modules/templates/templates.service';
import { sessionValidityRepo, sessionsRepo } from '../modules/sessions/sessions.repo';
import { imageSources } from '../providers/image-sources/image-sources';
import { aesSecretBox } from '../kernel/security/secret-box';
import { aiServices, plannerServices } from './ai-services';
import { sampleAudit } from '../kernel/audit';
import { type ErrorReporter, errorReporter } from '../kernel/errors/error-reporter';
import type { AppContext } from '../api/app-context';
import type { Services } from '../kernel/procedures/call-context';
import { type Dependencies, defaultDependencies } from './dependencies';
import { exportsService } from '../modules/exports/exports.service';
import { idempotencyRepo } from '../modules/idempotency/idempotency.repo';
import { idempotencyService } from '../modules/idempotency/idempotency.service';
import { ownDataRepo } from '../modules/account/own-data.repo';
import { ownDataService } from '../modules/account/own-data.service';

/** Pictures of our own, of other hosts, and found by other services. */
function imageServices(
  imageSearch: AppContext['config']['imageSearch'],
  { settings, storage }: Pick<Services, 'settings' | 'storage'>,
  database: Database,
  { now, newId, encodeImage, accountSpace, bucket, download, limits }: Dependencies,
): Pick<Services, 'images' | 'remoteImages' | 'imageSearch' | 'thumbnails'> {
  const store = imagesRepo({ database, now, newId, objects: bucket });
  const images = imagesService({
    encode: encodeImage,
    store,
    space: accountSpace,
    storage,
    now,
  });
  const remoteImages = remoteImagesService({ download, images, limits });
  const sourcesFor = imageSources(imageSearch);
  const thumbnails = { encode: encodeThumbnail, store: thumbnailsRepo(database), images };
  return {
    images,
    remoteImages,
    imageSearch: imageSearchService({
      sourcesFor,
      settings,
      remoteImages,
      images,
      limits,
    }),
    thumbnails: thumbnailsService(thumbnails),
  };
}

/** Carousels, slides, templates and presets, which all may bring pictures. */
function deckServices(
  decks: DeckStore,
  { images, storage }: Pick<Services, 'images' | 'storage'>,
  { prisma }: Database,
  { now, newId, accountSpace }: Dependencies,
  largeReads: LargeReadTurns,
): Pick<Services, 'carousels' | 'deckSave' | 'slides' | 'presets' | 'templates'> {
  const common = {
    decks,
    newId,
    storage,
    allowedBytes: accountSpace,
    dataImages: dataImages(images),
    env: { newId, now: () => now().toISOString() },
  };
  const repo = templatesRepo(prisma, now, largeReads);
  const templates = templatesService({ ...common, repo });
  return {
    templates,
    carousels: carouselsService({ ...common, templates }),
    deckSave: deckSaveService(common),
    slides: slidesService(common),
    presets: presetsService({ ...common, repo: presetsRepo(prisma, now, largeReads) }),
  };
}

/** What Admins alone may do. */
function administration(
  database: Database,
  { now, passwords, limits }: Dependencies,
  audit: Services['audit'],
): Pick<Services, 'admin' | 'addressReleases' | 'passwordResets' | 'auditTrail'> {
  const repo = adminRepo(database, now);
  return {
    admin: adminService({ repo, passwords, audit }),
    addressReleases: addressReleasesService({ limits, audit }),
    passwordResets: passwordResetsService({ repo, passwords, audit }),
    auditTrail: auditTrailRepo(database),
  };
}

/** All services, each given what it needs. */
function makeServices(
  { encryptionKeys, imageSearch, ...ai }: AppContext['config'],
  database: Database,
  dependencies: Dependencies,
  { report }: ErrorReporter,
): Omit<Services, 'links'> {
  const { prisma } = database;
  const { now, newId, passwords, limits, downloadPage, aiTimeouts, leases } = dependencies;
  const audit = sampleAudit(auditRepo(prisma), now);
  const storage = accountStorageService(accountStorageRepo(database), dependencies.accountSpace);
  const largeReads = largeReadTurns();
  const planner = plannerServices(database, dependencies, largeReads);
  const settings = settingsService({
    repo: settingsRepo(prisma, now),
    box: aesSecretBox(encryptionKeys),
    audit,
    limits,
  });
  const images = imageServices(imageSearch, { settings, storage }, database, dependencies);
  const decks = decksRepo(database, now, largeReads);
  const deckWork = deckServices(decks, { ...images, storage }, database, dependencies, largeReads);
  const ownAccount = ownAccountRepo(prisma, now);
  const tokens = accessTokensRepo(database, now);
  const check = passwordCheck({ repo: ownAccount, passwords, audit, limits });
  return {
    accessTokens: accessTokensService({
      repo: tokens,
      secrets: tokenSecrets,
      passwordCheck: check,
      now,
    }),
    audit,
    accounts: accountsService({ repo: accountsRepo(prisma, now), passwords, audit, limits }),
    ...administration(database, dependencies, audit),
    ...aiServices(ai, {
      ...images,
      carousels: deckWork.carousels,
      templates: deckWork.templates,
      decks,
      planner: planner.forIdeas,
      settings,
      limits,
      downloadPage,
      timeouts: aiTimeouts,
      leases,
      env: { newId, now: () => now().toISOString() },
      usage: usageRepo(database),
      onUsageError: (error) => report(error, 'ai_usage'),
      now,
    }),
    ...deckWork,
    ...images,
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
  const reporter = errorReporter();
  const services = makeServices(config, database, dependencies, reporter);
  return {
    config,
    readiness,
    connections: database.connections,
    listenToBucket: dependencies.bucket?.listen,
    services: { ...services, links: config.links },
    exports: exportsService({
      ...services,
      rewriteImage: imageRewriter(),
      exporter: dependencies.exporter,
    }),
    ownData: ownDataService({
      ...services,
      repo: ownDataRepo(database.prisma),
      limits: dependencies.limits,
      now: dependencies.now,
    }),
    sessions: sessionsRepo(database),
    idempotency: idempotencyService({
      repo: idempotencyRepo(database.prisma),
      now: dependencies.now,
      secret: config.sessionSecret,
    }),
    errorReporter: reporter,
    now: dependencies.now,
    newId: dependencies.newId,
    webFolder: dependencies.webFolder,
    overloadDelay: dependencies.overloadDelay,
    bodyPacing: dependencies.bodyPacing,
    refusalDelayMs: dependencies.refusalDelayMs,
    maxInFlight: dependencies.maxInFlight,
  };
}
