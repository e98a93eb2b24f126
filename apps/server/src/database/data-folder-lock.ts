import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Another living process works on the folder; the message is one line for the terminal. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * When a process was started, in clock ticks since boot, so that a number given again to another
 * process is not taken for the old one. '' where the system does not tell.
 */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function holderLives(holder: string): boolean {
  const [pidText = '', started = ''] = holder.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  return started === '' || startTime(pid) === started;
}

async function holderOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

/** Puts the finished claim in place in one step; false where another was there first. */
async function claim(file: string, claimFile: string): Promise<boolean> {
  try {
    await link(claimFile, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function claimOrTakeOver(file: string, claimFile: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await claim(file, claimFile)) return;
    const holder = await holderOf(file);
    if (holder === null) continue;
    if (holderLives(holder)) {
      const pid = holder.split(' ')[0] ?? '?';
      throw new FolderInUseError(`Another process (${pid}) is using the data folder ${folder}`);
    }
    await rm(file, { force: true });
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked`);
}

/**
 * Keeps every other process off a data folder: two on one embedded database lose data silently.
 * @returns gives the folder free again.
 * @throws FolderInUseError while the holder lives.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.lock');
  const claimFile = join(folder, `server.lock.${randomUUID()}`);
  try {
    await writeFile(claimFile, `${String(process.pid)} ${startTime(process.pid)}\n`);
    await claimOrTakeOver(file, claimFile, folder);
  } finally {
    await rm(claimFile, { force: true });
  }
  return () => {
    rmSync(file, { force: true });
  };
}
