import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '../kernel/config/project-paths';
import type { Leases } from '../modules/ai/generations';
import { argonPasswords, type Passwords } from '../kernel/security/passwords';
import type { SlideExporter } from '../modules/exports/slide-exporter';
import type { ListenToBucket, ImageObjects } from '../modules/images/image-objects';
import { imageEncoder, type ImageEncoder } from '../modules/images/image-encoder';
import type { AllowedBytes } from '../modules/storage/account-storage';
import {
  guardedDownload,
  guardedPageDownload,
} from '../providers/guarded-download/guarded-download';
import { countedRateLimits, inMemory } from '../providers/rate-limits/counted-rate-limits';
import { defaultTimeouts, type Timeouts } from '../providers/openai/openai-client';
import type { Download, PageDownload } from '../kernel/security/download';
import { noRateLimits, type RateLimits } from '../kernel/security/rate-limits';
import type { AppContext } from '../api/app-context';
import { bodyPacing, type BodyPacing } from '../api/http/large-bodies';
import { refusalDelayMs } from '../api/http/repeated-refusals';

/** What the outside world is made of; tests put their own in its place. */
export interface Dependencies {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly encodeImage: ImageEncoder;
  readonly download: Download;
  readonly downloadPage: PageDownload;
  readonly limits: RateLimits;
  /** Of all instances together; absent where there is one alone. */
  readonly leases: Leases | undefined;
  /** Of carousels and pictures together. */
  readonly accountSpace: AllowedBytes;
  /** Absent: the bytes of pictures are kept in the database. */
  readonly bucket: (ImageObjects & { readonly listen: ListenToBucket }) | undefined;
  /** Absent: there is no browser to make files in, or no web app to make them with. */
  readonly exporter: SlideExporter | undefined;
  readonly webFolder: string | undefined;
  readonly overloadDelay: number;
  readonly bodyPacing: BodyPacing;
  readonly refusalDelayMs: number;
  readonly maxInFlight: number;
  /** With a provider of AI. */
  readonly aiTimeouts: Timeouts;
}

/** The folder of the web app, where it is built. */
export function builtWebApp(): string | undefined {
  return existsSync(join(webFolder, 'index.html')) ? webFolder : undefined;
}

export function defaultDependencies(config: AppContext['config']): Dependencies {
  const { imageProxyAllowHosts, rateLimit, accountStorage } = config;
  return {
    now: () => new Date(),
    newId: randomUUID,
    passwords: argonPasswords(),
    encodeImage: imageEncoder(),
    download: guardedDownload({ allowedHosts: imageProxyAllowHosts }),
    downloadPage: guardedPageDownload({ allowedHosts: imageProxyAllowHosts }),
    limits: rateLimit ? countedRateLimits(inMemory) : noRateLimits,
    leases: undefined,
    accountSpace: accountStorage,
    bucket: undefined,
    overloadDelay: 5_000,
    bodyPacing,
    refusalDelayMs: rateLimit ? refusalDelayMs : 0,
    maxInFlight: 200,
    aiTimeouts: defaultTimeouts,
    webFolder: builtWebApp(),
    // The process that makes files is chosen by the program that starts the server.
    exporter: undefined,
  };
}
