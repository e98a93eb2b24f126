import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildGallery } from './build-gallery';

/** Names the folder to the workers, which are processes of their own. */
const SHARED = 'ARRASTA_E2E_GALLERY';
const LOOK_EVERY_MS = 50;

/**
 * Runs once before all workers: makes the folder in which they share the gallery.
 * @returns what removes it again, after them
 */
export default async function shareGallery(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-gallery-'));
  process.env[SHARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Whether this worker is the first to ask: a folder is made once, however many try. */
async function isFirst(lockFolder: string): Promise<boolean> {
  try {
    await mkdir(lockFolder);
    return true;
  } catch {
    return false;
  }
}

async function isThere(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null;
}

/** Builds the gallery, or leaves that to the next worker that asks. */
async function buildFor(built: string, lockFolder: string): Promise<void> {
  try {
    await rename(await buildGallery(), built);
  } catch (error) {
    await rm(lockFolder, { recursive: true });
    throw error;
  }
}

/** The folder of the gallery, which the first worker that asks for it builds for all. */
export async function sharedGallery(): Promise<string> {
  const folder = process.env[SHARED];
  if (!folder) throw new Error('There is no room for the gallery: was the global setup run?');
  const [built, lockFolder] = [join(folder, 'built'), join(folder, 'begun')];
  while (!(await isThere(built))) {
    if (await isFirst(lockFolder)) await buildFor(built, lockFolder);
    else await pause(LOOK_EVERY_MS);
  }
  return built;
}
