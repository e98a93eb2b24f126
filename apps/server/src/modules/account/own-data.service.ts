import { setImmediate } from 'node:timers/promises';
import { deckToWire, presetToWire, templateToWire, userToWire, type User } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { AccessTokensService } from '../access-tokens/access-tokens.service';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { Audit, Origin } from '../../kernel/audit';
import type { CarouselsService } from '../carousels/carousels.service';
import type { ImagesService } from '../images/images.service';
import type { PresetsService } from '../presets/presets.service';
import type { SettingsService } from '../settings/settings.service';
import type { TemplatesService } from '../templates/templates.service';
import { writeJson, zipFiles, type JsonField, type OwnDataFile } from './own-data-file';
import type { OwnSessionsService } from './account.service';

/** A stored picture without its bytes. */
export interface ImageRecord {
  readonly id: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  /** Whose it is, where a search found it. */
  readonly creditSource: string | null;
  readonly creditAuthor: string | null;
  readonly creditLicense: string | null;
  readonly creditPageUrl: string | null;
  readonly createdAt: Date;
}

/** A carousel's id, and what its deck does not tell. */
export interface CarouselRecord {
  readonly id: string;
  /** The saved idea it was made from. */
  readonly savedIdeaId: string | null;
}

/** What is only ever read here. Every call names the owner; rows come a page at a time. */
export interface OwnDataRepo {
  readonly carousels: (userId: string) => AsyncIterable<CarouselRecord>;
  readonly plans: (userId: string) => AsyncIterable<object>;
  readonly savedIdeas: (userId: string) => AsyncIterable<object>;
  readonly pictures: (userId: string) => AsyncIterable<ImageRecord>;
  /** What its generations by AI took. */
  readonly aiUsage: (userId: string) => AsyncIterable<object>;
  /** What the account did, as the audit log has it; the oldest first. */
  readonly audit: (userId: string) => AsyncIterable<object>;
}

/** Who asks for all that is kept of the account. */
export interface DataRequest {
  readonly actor: User;
  /** What the session is stored under. */
  readonly sid: string;
  readonly origin: Origin;
}

export interface OwnDataService {
  /** A ZIP with `dados.json` and the stored pictures, read while it is taken. */
  readonly archive: (
    request: DataRequest,
  ) => Promise<{ readonly name: string; readonly content: AsyncIterable<Uint8Array> }>;
}

interface Deps {
  readonly repo: OwnDataRepo;
  readonly carousels: Pick<CarouselsService, 'get'>;
  readonly images: Pick<ImagesService, 'read'>;
  readonly presets: Pick<PresetsService, 'list'>;
  readonly templates: Pick<TemplatesService, 'listOwn' | 'get'>;
  readonly settings: Pick<SettingsService, 'get'>;
  readonly accessTokens: Pick<AccessTokensService, 'list'>;
  readonly ownSessions: Pick<OwnSessionsService, 'records'>;
  readonly limits: Pick<RateLimits, 'consume'>;
  readonly audit: Audit;
  readonly now: () => Date;
}

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

function imageFile({ id, mime }: ImageRecord): string {
  return `fotos/${id}.${extensions[mime] ?? 'bin'}`;
}

/** What is there; null for what was deleted while the archive was being made. */
async function nullIfDeleted<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function* recordsOf(images: AsyncIterable<ImageRecord>) {
  for await (const image of images) yield { ...image, file: imageFile(image) };
}

/** Bytes that are packed at once, within a few milliseconds. */
const chunkSize = 256 * 1024;

/** Pieces that are neither many nor large; between them it is everybody else's turn. */
async function* encodeInChunks(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const part of text) {
    waiting += part;
    if (waiting.length < chunkSize) continue;
    const bytes = encoder.encode(waiting);
    waiting = '';
    for (let at = 0; at < bytes.length; at += chunkSize) {
      yield bytes.subarray(at, at + chunkSize);
      await setImmediate();
    }
  }
  yield encoder.encode(waiting);
}

async function* yieldOnce<Item>(item: Item): AsyncGenerator<Item> {
  yield await Promise.resolve(item);
}

/** All that is kept of an account, for its owner to take along. Source: decision 061. */
export function ownDataService(deps: Deps): OwnDataService {
  const { repo, now } = deps;

  async function* decks(userId: string) {
    for await (const { id, savedIdeaId } of repo.carousels(userId)) {
      const deck = await nullIfDeleted(deps.carousels.get(userId, id));
      if (deck) yield { ...deckToWire(deck), savedIdeaId };
    }
  }

  async function* templates(userId: string) {
    for (const { key } of await deps.templates.listOwn(userId)) {
      const template = await nullIfDeleted(deps.templates.get(userId, key));
      if (template) yield templateToWire(template);
    }
  }

  async function fieldsOf({ actor, sid }: DataRequest): Promise<JsonField[]> {
    const { id } = actor;
    return [
      ['exportedAt', now().toISOString()],
      ['account', userToWire(actor)],
      ['settings', await deps.settings.get(id)],
      ['carousels', decks(id)],
      ['presets', (await deps.presets.list(id)).map(presetToWire)],
      ['templates', templates(id)],
      ['plans', repo.plans(id)],
      ['savedIdeas', repo.savedIdeas(id)],
      ['pictures', recordsOf(repo.pictures(id))],
      ['accessTokens', await deps.accessTokens.list(id)],
      ['sessions', await deps.ownSessions.records(id, sid)],
      ['aiUsage', repo.aiUsage(id)],
      ['audit', repo.audit(id)],
    ];
  }

  async function* files(userId: string, fields: JsonField[]): AsyncGenerator<OwnDataFile> {
    yield { name: 'dados.json', isText: true, content: encodeInChunks(writeJson(fields)) };
    for await (const image of repo.pictures(userId)) {
      const bytes = await nullIfDeleted(deps.images.read(userId, image.id));
      const name = imageFile(image);
      if (bytes) yield { name, isText: false, content: yieldOnce(bytes) };
    }
  }

  return {
    async archive(request) {
      const { actor, origin } = request;
      await deps.limits.consume('dataDownload', actor.id);
      const fields = await fieldsOf(request);
      await deps.audit.record({ action: 'data.downloaded', actorId: actor.id, origin });
      const at = now();
      const name = `arrasta-dados-${at.toISOString().slice(0, 10)}.zip`;
      return { name, content: zipFiles(files(actor.id, fields), at) };
    },
  };
}
