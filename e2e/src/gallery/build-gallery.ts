import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from './build-page';

/**
 * Builds the gallery, a page that holds the slide renderer and the export and nothing else.
 * @returns the folder it was built to
 */
export async function buildGallery(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'arrasta-gallery-'));
  const absent = ['canvg', 'dompurify', 'html2canvas'];
  await buildPage({ root: import.meta.dirname, outDir, absent });
  return outDir;
}
