import { statfs } from 'node:fs/promises';

/**
 * Bytes that the embedded database must find free: when it needs a file for its log (16 MB) and the
 * disk has no room for it, it goes round in circles and takes the whole process with it.
 */
export const minFreeBytes = 64 * 1024 * 1024;

/** Milliseconds between two looks. */
const interval = 1_000;

/** What the disk of a folder has left, in bytes; Infinity where the system does not tell. */
export async function freeBytesIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether there is room to write. */
export interface FreeSpace {
  readonly isLow: () => boolean;
}

/** Checks the free space of a folder's disk at intervals until it is stopped. */
export function watchFreeSpace(folder: string, signal: AbortSignal, look = freeBytesIn): FreeSpace {
  let isLow = false;
  const timer = setInterval(() => {
    void look(folder).then((freeSpace) => {
      isLow = freeSpace < minFreeBytes;
    });
  }, interval);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
  return { isLow: () => isLow };
}
