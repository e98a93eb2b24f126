import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** A file of the built web app. */
export interface WebFile {
  readonly bytes: Buffer;
  readonly mime: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Reads a file of a folder by the path of its address; null where it is no file of that folder. */
export async function webFile(folder: string, pathname: string): Promise<WebFile | null> {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    const mime = mediaTypes[extname(path)];
    if (mime === undefined || !path.startsWith(folder + sep)) return null;
    return { bytes: await readFile(path), mime };
  } catch {
    return null;
  }
}
