import { isId, presetMessages, type CreatePreset, type SavedPreset } from '@arrasta/contract';
import { limits, storedPresetDefaults, type PresetFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Requester } from '../../kernel/security/answer-memory';
import type { DataImages } from '../images/data-images';

/** What an account's presets take up, before one more. */
export interface PresetCapacity {
  readonly count: number;
  /** Bytes of all their avatars' addresses. */
  readonly avatars: number;
}

/** What the service needs kept. Every call names the owner. */
export interface PresetsRepo {
  /** Newest first. */
  readonly list: (userId: string, requester?: Requester) => Promise<SavedPreset[]>;
  /**
   * Inserts unless `refuse` throws; no other insert of the same account comes between the two.
   */
  readonly insert: (
    userId: string,
    id: string,
    fields: PresetFields,
    refuse: (capacity: PresetCapacity) => void,
  ) => Promise<SavedPreset>;
  /** Whether there was one to delete. */
  readonly delete: (userId: string, id: string) => Promise<boolean>;
}

export interface PresetsService {
  readonly list: (userId: string, requester?: Requester) => Promise<SavedPreset[]>;
  readonly create: (userId: string, input: CreatePreset) => Promise<SavedPreset>;
  readonly delete: (userId: string, id: string) => Promise<void>;
}

interface Deps {
  readonly repo: PresetsRepo;
  readonly newId: () => string;
  readonly dataImages: DataImages;
}

function refusal(path: string, message: string): DomainError {
  return new DomainError('BAD_REQUEST', message, { issues: [{ path, message }] });
}

function withDefaults(input: CreatePreset): PresetFields {
  const changes = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...storedPresetDefaults, ...(Object.fromEntries(changes) as PresetFields) };
}

/** Rules of the preset calls. Source: docs/product/presets.md 1, 2, 3. */
export function presetsService({ repo, newId, dataImages }: Deps): PresetsService {
  async function create(userId: string, input: CreatePreset): Promise<SavedPreset> {
    const fields = withDefaults(await dataImages.store(userId, input));
    const own = Buffer.byteLength(fields.brandAvatarUrl ?? '');
    return repo.insert(userId, newId(), fields, ({ count, avatars }) => {
      if (count >= limits.presetsPerAccount)
        throw refusal('presets', presetMessages.tooManyPresets);
      if (avatars + own > limits.presetAvatars) {
        throw refusal('brandAvatarUrl', presetMessages.avatarsTooLarge);
      }
    });
  }

  async function remove(userId: string, id: string): Promise<void> {
    if (!isId(id) || !(await repo.delete(userId, id))) {
      throw new DomainError('NOT_FOUND', presetMessages.presetNotFound);
    }
  }

  return { list: repo.list, create, delete: remove };
}
