import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './environment';

const secretsSchema = z.object({
  SESSION_SECRET: z.string().min(32),
  ENCRYPTION_KEY: z.string().min(43),
});

export type GeneratedSecrets = z.infer<typeof secretsSchema>;

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
export async function generatedSecrets(dataFolder: string): Promise<GeneratedSecrets> {
  const file = join(dataFolder, 'secrets.json');
  const stored = await readSecrets(file);
  if (stored) return stored;
  const made = {
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  await writeWhole(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}
