import type { Plugin } from 'vite';

const development = '/react-router/dist/development/';

/**
 * Builds with the router's files for production, which its package names for no condition of an
 * import: the others carry warnings for whoever writes the program.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.replace(development, '/react-router/dist/production/') ?? null;
    },
  };
}
