import type { Plugin } from 'vite';

/** Components of Mantine and what hangs on them: a bundler keeps whatever is assigned. */
const assigned = /^(?:Button|ActionIcon)\.(?:Group|GroupSection) = \w+;$/gm;
const used = /<\/?(?:Button|ActionIcon)\.Group/;

/** Leaves groups of buttons out of the first load, which the product has none of. */
export function unusedStatics(): Plugin {
  return {
    name: 'unused-statics',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/@mantine/core/')) return { code: code.replace(assigned, ''), map: null };
      if (used.test(code)) this.error(`Groups of buttons are left out of the build: ${id}`);
      return null;
    },
  };
}
