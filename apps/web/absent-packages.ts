import type { Plugin } from 'vite';

const absent = '\0absent';

/**
 * Answers imports of packages that are not installed with nothing: a dependency would load them for
 * work it is never asked to do.
 */
export function absentPackages(names: readonly string[]): Plugin {
  return {
    name: 'absent-packages',
    enforce: 'pre',
    resolveId: (id) => (names.includes(id) ? absent : null),
    load: (id) => (id === absent ? 'export default null;' : null),
  };
}
