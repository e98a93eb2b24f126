import { join } from 'node:path';

const publicDir = join(import.meta.dirname, '../../../apps/web/public');

/** A page that holds parts of the product, and where it is built to. */
interface BuiltPage {
  /** The folder of its `index.html`. */
  readonly root: string;
  readonly outDir: string;
  /** Packages of the PDF library's that are neither installed nor asked for here. */
  readonly absent: readonly string[];
}

/** Builds a page as the web app is built, with the app's public files beside it. */
export async function buildPage({ root, outDir, absent }: BuiltPage): Promise<void> {
  // Most workers build no page, and Vite takes a while to load.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // Pages of tests load all themes at once, which the product does not.
      rolldownOptions: { external: [...absent], checks: { ineffectiveDynamicImport: false } },
    },
  });
}
