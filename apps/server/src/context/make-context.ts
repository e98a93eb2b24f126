import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictureLimits } from '@arrasta/contract';
import { webFolder } from '../config/project-paths';
import type { Database } from '../database/database';
import { auditRepo } from '../modules/audit/audit.repo';
import { accountsRepo } from '../modules/auth/accounts.repo';
import { accountsService, type Passwords } from '../modules/auth/accounts.service';
import { carouselsService } from '../modules/carousels/carousels.service';
import { deckSaveService } from '../modules/carousels/deck-save.service';
import { decksRepo } from '../modules/carousels/decks.repo';
import { slidesService } from '../modules/carousels/slides.service';
import type { Darkroom } from '../modules/exports/darkroom';
import { exportsService } from '../modules/exports/exports.service';
import { idempotencyRepo } from '../modules/idempotency/idempotency.repo';
import { idempotencyService } from '../modules/idempotency/idempotency.service';
import { foreignPicturesService } from '../modules/pictures/foreign-pictures.service';
import { pictureEncoder, type PictureEncoder } from '../modules/pictures/picture-encoder';
import { picturesRepo } from '../modules/pictures/pictures.repo';
import { picturesService } from '../modules/pictures/pictures.service';
import { encodeThumbnail } from '../modules/pictures/thumbnail-encoder';
import { thumbnailsRepo } from '../modules/pictures/thumbnails.repo';
import { thumbnailsService } from '../modules/pictures/thumbnails.service';
import { presetsRepo } from '../modules/presets/presets.repo';
import { presetsService } from '../modules/presets/presets.service';
import { sessionsRepo } from '../modules/sessions/sessions.repo';
import { guardedDownload } from '../providers/guarded-download/guarded-download';
import { headlessDarkroom } from '../providers/headless-browser/headless-darkroom';
import type { Download } from '../security/download';
import { argonPasswords } from '../security/passwords';
import type { AppContext } from './app-context';
import type { Services } from '../trpc/call-context';

/** What the outside world is made of; tests put their own in its place. */
export interface World {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly encodePicture: PictureEncoder;
  readonly download: Download;
  /** Bytes that all pictures of one account may take up. */
  readonly pictureSpace: number;
  /** Absent: there is no browser to make files in, or no web app to make them with. */
  readonly darkroom: Darkroom | undefined;
  readonly webFolder: string | undefined;
  readonly overloadDelay: number;
}

/** The folder of the web app, where it is built. */
function builtWebApp(): string | undefined {
  return existsSync(join(webFolder, 'index.html')) ? webFolder : undefined;
}

function realWorld({ imageProxyAllowHosts, browser }: AppContext['config']): World {
  const builtFolder = builtWebApp();
  return {
    now: () => new Date(),
    newId: randomUUID,
    passwords: argonPasswords(),
    encodePicture: pictureEncoder(),
    download: guardedDownload({ allowedHosts: imageProxyAllowHosts }),
    pictureSpace: pictureLimits.account,
    overloadDelay: 5_000,
    webFolder: builtFolder,
    darkroom:
      browser && builtFolder
        ? headlessDarkroom({ installed: browser, webFolder: builtFolder })
        : undefined,
  };
}

function makeServices(database: Database, world: World): Omit<Services, 'links'> {
  const { prisma } = database;
  const { now, newId, passwords, encodePicture, pictureSpace, download } = world;
  const audit = auditRepo(prisma);
  const decks = decksRepo(database, now);
  const store = picturesRepo(database, now, newId);
  const pictures = picturesService({ encode: encodePicture, store, space: pictureSpace, now });
  return {
    audit,
    accounts: accountsService({ repo: accountsRepo(prisma), passwords, audit }),
    carousels: carouselsService({ decks, newId }),
    deckSave: deckSaveService({ decks }),
    foreignPictures: foreignPicturesService({ download, pictures }),
    pictures,
    presets: presetsService({ repo: presetsRepo(prisma, now), newId }),
    slides: slidesService({ decks, newId }),
    thumbnails: thumbnailsService({
      encode: encodeThumbnail,
      store: thumbnailsRepo(database),
      pictures,
    }),
  };
}

/** The composition root: the only place that knows which part is made of which. */
export function makeContext(
  config: AppContext['config'],
  database: Database,
  readiness: AppContext['readiness'],
  overrides: Partial<World> = {},
): AppContext {
  const world = { ...realWorld(config), ...overrides };
  const services = makeServices(database, world);
  return {
    config,
    readiness,
    services: { ...services, links: config.links },
    exports: exportsService({ ...services, darkroom: world.darkroom }),
    sessions: sessionsRepo(database),
    idempotency: idempotencyService({ repo: idempotencyRepo(database.prisma), now: world.now }),
    now: world.now,
    newId: world.newId,
    webFolder: world.webFolder,
    overloadDelay: world.overloadDelay,
  };
}
