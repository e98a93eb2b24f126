import type { Plugin } from 'vite';

const development = '/react-router/dist/development/';
const production = '/react-router/dist/production/';

/** Names for developers. A component that is given one counts as used. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** What makes components, and does nothing else. */
const componentMaker = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Builds with the router's files for production, which its package names for no condition of an
 * import: the others carry warnings for programmers. Of these files what nobody uses is
 * left out: forms, scroll positions and what frameworks need besides.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.replace(development, production) ?? null;
    },
    transform(code, id) {
      if (!id.includes(production)) return null;
      const unnamed = code.replace(displayName, '');
      return { code: unnamed.replace(componentMaker, '= /* @__PURE__ */ '), map: null };
    },
  };
}
