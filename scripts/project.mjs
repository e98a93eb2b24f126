import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, wherever the command was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The built server and the built web app, which it serves. */
export const built = {
  server: join(root, 'apps/server/dist/main.js'),
  web: join(root, 'apps/web/dist/index.html'),
};

/** Where the SBOM and the licences are written; not committed. */
export const supplyChain = join(root, '.cache/supply-chain');

/** Where test runs leave their reports; not committed. */
export const reports = join(root, '.cache/reports');
