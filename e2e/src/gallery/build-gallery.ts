import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const PUBLIC = join(import.meta.dirname, '../../../apps/web/public');

/**
 * Builds the gallery, a page that holds the slide renderer and nothing else, as the web app is built.
 * @returns the folder it was built to
 */
export async function buildGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-gallery-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: PUBLIC,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // What the PDF library would draw HTML and SVG with: neither installed nor asked for.
      rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
    },
    worker: { format: 'es' },
  });
  return folder;
}
