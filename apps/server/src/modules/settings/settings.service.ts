import type { AccountSettings, AiTone, SettingsChange } from '@arrasta/contract';
import type { Audit, Origin } from '../../kernel/audit';
import type { RateLimits } from '../../kernel/security/rate-limits';
import {
  encryptedColumns,
  type EncryptedColumn,
  type SecretBox,
} from '../../kernel/security/secret-box';

/** The settings of one account as stored: keys encrypted, null where there is none. */
export type StoredSettings = Readonly<Record<EncryptedColumn, string | null>> & {
  readonly aiTone: AiTone;
  readonly aiInstructions: string | null;
  readonly imageSource: string;
  readonly googleSearchEngineId: string | null;
};

/** What is written: the account's name beside its settings; what is left out stays. */
export interface SettingsWrite {
  readonly name: string | undefined;
  readonly settings: Partial<StoredSettings>;
}

/** What the service needs kept. Every call names the owner. */
export interface SettingsRepo {
  /** Null for an account that never saved any. */
  readonly find: (userId: string) => Promise<StoredSettings | null>;
  /** In one transaction; answers the settings before and after. */
  readonly write: (
    userId: string,
    write: SettingsWrite,
  ) => Promise<{ readonly before: StoredSettings; readonly after: StoredSettings }>;
}

/** What the AI is given by an account: its key, null where there is none, and its preferences. */
export interface AiPreferences {
  readonly apiKey: string | null;
  readonly tone: AiTone;
  readonly instructions: string | null;
}

/** The search of Google that an account brought along. */
export interface GoogleSearch {
  readonly apiKey: string;
  readonly engineId: string;
}

export interface SettingsService {
  /** With the key in clear; null where the account has another source, or not all it takes. */
  readonly googleSearch: (userId: string) => Promise<GoogleSearch | null>;
  /** The key in clear: for the call that needs it, and no answer. */
  readonly aiPreferences: (userId: string) => Promise<AiPreferences>;
  readonly get: (userId: string) => Promise<AccountSettings>;
  readonly update: (
    userId: string,
    change: SettingsChange,
    origin: Origin,
  ) => Promise<AccountSettings>;
}

interface Deps {
  readonly repo: SettingsRepo;
  readonly box: SecretBox;
  readonly audit: Audit;
  readonly limits: Pick<RateLimits, 'consume'>;
}

/** Source: docs/product/settings.md 1. */
const unset: StoredSettings = {
  openaiApiKey: null,
  aiTone: 'professional',
  aiInstructions: null,
  imageSource: 'google',
  googleApiKey: null,
  googleSearchEngineId: null,
};

/** Without what was left out, so that it stays as it is stored. */
function definedFields(fields: object): Partial<StoredSettings> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A key in clear. One that does not open is of no use to anybody, and so is not there. */
function decryptKey(
  stored: StoredSettings,
  column: EncryptedColumn,
  box: SecretBox,
  userId: string,
) {
  const encrypted = stored[column];
  return encrypted === null ? null : box.decrypt(encrypted, { column, userId });
}

function readGoogleSearch(
  stored: StoredSettings,
  box: SecretBox,
  userId: string,
): GoogleSearch | null {
  const { imageSource, googleSearchEngineId: engineId } = stored;
  const apiKey = imageSource === 'google' ? decryptKey(stored, 'googleApiKey', box, userId) : null;
  return apiKey === null || engineId === null ? null : { apiKey, engineId };
}

/** Rules of the settings calls. Source: docs/product/settings.md 3, 4, 5, 6. */
export function settingsService({ repo, box, audit, limits }: Deps): SettingsService {
  function toAccountSettings(stored: StoredSettings, userId: string): AccountSettings {
    const { openaiApiKey: _, googleApiKey: __, ...plain } = stored;
    return {
      ...plain,
      hasOpenAIKey: decryptKey(stored, 'openaiApiKey', box, userId) !== null,
      hasGoogleApiKey: decryptKey(stored, 'googleApiKey', box, userId) !== null,
    };
  }

  function encryptKeys({ openaiApiKey, googleApiKey }: SettingsChange, userId: string) {
    const encryptKey = (column: EncryptedColumn, key: string | null | undefined) =>
      typeof key === 'string' ? box.encrypt(key, { column, userId }) : key;
    return {
      openaiApiKey: encryptKey('openaiApiKey', openaiApiKey),
      googleApiKey: encryptKey('googleApiKey', googleApiKey),
    };
  }

  async function recordKeys(
    change: SettingsChange,
    before: StoredSettings,
    who: { actorId: string; origin: Origin },
  ): Promise<void> {
    for (const subject of encryptedColumns) {
      const key = change[subject];
      if (typeof key === 'string') await audit.record({ action: 'key.set', subject, ...who });
      if (key !== null || before[subject] === null) continue;
      await audit.record({ action: 'key.removed', subject, ...who });
    }
  }

  async function get(userId: string): Promise<AccountSettings> {
    return toAccountSettings((await repo.find(userId)) ?? unset, userId);
  }

  async function aiPreferences(userId: string): Promise<AiPreferences> {
    const stored = (await repo.find(userId)) ?? unset;
    const { aiTone: tone, aiInstructions: instructions } = stored;
    return { apiKey: decryptKey(stored, 'openaiApiKey', box, userId), tone, instructions };
  }

  async function googleSearch(userId: string): Promise<GoogleSearch | null> {
    return readGoogleSearch((await repo.find(userId)) ?? unset, box, userId);
  }

  async function update(userId: string, change: SettingsChange, origin: Origin) {
    const { name, ...fields } = change;
    const changesKeys = encryptedColumns.some((column) => change[column] !== undefined);
    if (changesKeys) await limits.consume('keyChange', userId);
    const settings = definedFields({ ...fields, ...encryptKeys(change, userId) });
    const { before, after } = await repo.write(userId, { name, settings });
    await recordKeys(change, before, { actorId: userId, origin });
    return toAccountSettings(after, userId);
  }

  return { get, update, aiPreferences, googleSearch };
}
