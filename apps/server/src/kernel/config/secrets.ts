import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, type Environment } from './environment';
import { dataFolderOf } from './data-folder';

/** A key for encrypting stored secrets, with the id that encrypted values carry. */
export interface EncryptionKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

function keyBytes(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[A-Za-z0-9+/]{43}=?$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}

function readKey(text: string): EncryptionKey {
  const [, id = '1', key = ''] = /^(?:([\w-]{1,32}):)?(.+)$/.exec(text.trim()) ?? [];
  const bytes = keyBytes(key);
  if (bytes?.length !== 32) {
    throw new ConfigurationError(
      'ENCRYPTION_KEY must be 32 bytes in base64 or hex, or id:key,id:key',
    );
  }
  return { id, bytes };
}

/**
 * Reads `ENCRYPTION_KEY`: the first key encrypts, all of them open.
 * Source: docs/product/configuration.md 2.
 */
export function readEncryptionKeys(text: string): EncryptionKey[] {
  const keys = text.split(',').map(readKey);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new ConfigurationError('ENCRYPTION_KEY must name each key by an id of its own');
  }
  return keys;
}

const secretsSchema = z.object({
  SESSION_SECRET: z.string().min(32),
  ENCRYPTION_KEY: z.string().min(43),
});

type GeneratedSecrets = z.infer<typeof secretsSchema>;

async function readSecrets(file: string): Promise<GeneratedSecrets | null> {
  try {
    return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ConfigurationError(`DATA_DIR holds an unreadable file: ${file}`);
  }
}

/** Gives a file its name when all of it is on the disk: half a one would stop every later start. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unnamed = `${file}.${randomUUID()}`;
  try {
    const handle = await open(unnamed, 'wx', 0o600);
    try {
      await handle.chmod(0o600);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(unnamed, file);
  } finally {
    await rm(unnamed, { force: true });
  }
}

/** The secrets of this installation, made once in a folder that is there, readable by the owner alone. */
async function generatedSecrets(dataFolder: string): Promise<GeneratedSecrets> {
  const file = join(dataFolder, 'secrets.json');
  const stored = await readSecrets(file);
  if (stored) return stored;
  const newSecrets = {
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  await writeWhole(file, `${JSON.stringify(newSecrets, null, 2)}\n`);
  return newSecrets;
}

/** The secrets of the environment; where it gives none, those of the data folder, which has to be there. */
export async function secretsOf(environment: Environment) {
  const { SESSION_SECRET, ENCRYPTION_KEY } = environment;
  if (SESSION_SECRET !== undefined && ENCRYPTION_KEY !== undefined) {
    return { SESSION_SECRET, ENCRYPTION_KEY };
  }
  const generated = await generatedSecrets(dataFolderOf(environment));
  return {
    SESSION_SECRET: SESSION_SECRET ?? generated.SESSION_SECRET,
    ENCRYPTION_KEY: ENCRYPTION_KEY ?? generated.ENCRYPTION_KEY,
  };
}
