import type { Plugin } from 'vite';
import type * as ours from './src/base/parts/bring-module';

/** Vite's own way of bringing the files of a dynamic import. */
const viteHelper = /^\0vite\/preload-helper\.js$/;

const ourWay = 'bringModule' satisfies keyof typeof ours;

/**
 * Puts our way of bringing the files of a dynamic import in the place of Vite's, after which a file
 * that did not come could never be asked for again.
 */
export function carriedParts(): Plugin {
  return {
    name: 'carried-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: viteHelper },
      handler: () =>
        `export { ${ourWay} as __vitePreload } from '/src/base/parts/bring-module.ts';`,
    },
  };
}
