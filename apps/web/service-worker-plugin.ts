import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Build } from './src/service-worker/file-cache';

const name = 'service-worker';
const fileName = `${name}.js`;
const placeholder = '__BUILD__';
/** The font of the screens; those of slides are kept once they are used. */
const screenFont = /\/inter-latin-opsz-normal-[^/]+\.woff2$/;
/** The page on which the server has files made; no browser of a person opens it. */
const serverOnly = /\/render-[^/]+\.js$/;

function isNeeded(file: string): boolean {
  if (file === fileName || serverOnly.test(file)) return false;
  return /\.(?:css|js)$/.test(file) || screenFont.test(file);
}

/** What the library shows, and every image element that has no address. */
const sampleImage = '/stock/luz-da-janela.webp';

/** Pictures of templates are many and large: the worker keeps those that somebody sees. */
const isKeptOnUse = (path: string) => path.startsWith('/stock/') && path !== sampleImage;

/** The service worker, written beside the page and told which files this build consists of. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name,
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = bundle[fileName];
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
        if (worker?.type !== 'chunk' || entry === undefined) {
          throw new Error('The build has no service worker or no page');
        }
        if (worker.imports.length > 0) {
          throw new Error('The service worker shares code with the page, which it must not');
        }
        const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
        const build: Build = {
          version: '',
          entry: `/${entry.fileName}`,
          assets: Object.keys(bundle)
            .filter(isNeeded)
            .sort()
            .map((file) => `/${file}`),
          publicFiles: entries
            .filter((one) => one.isFile())
            .map((one) => `${one.parentPath}/${one.name}`.slice(publicDir.length))
            .filter((path) => !isKeptOnUse(path))
            .sort(),
        };
        const version = createHash('sha256').update(JSON.stringify(build)).digest('hex');
        const written = JSON.stringify({ ...build, version: version.slice(0, 12) });
        worker.code = worker.code.replace(placeholder, () => written);
      },
    },
  };
}
