import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as ours from './src/features/auth/showcase/render-showcase';

const name = 'virtual:rendered-showcase';
const folder = join(import.meta.dirname, 'src/features/auth/showcase');
const avatar = '/src/features/auth/showcase/avatar.svg';

async function renderShowcase(): Promise<ours.RenderedShowcase> {
  const { module } = await runnerImport<typeof ours>(join(folder, 'render-showcase.tsx'), {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
  });
  return module.renderShowcase();
}

/** Answers `virtual:rendered-showcase` with the slides of the sign-in screen, drawn while the app is built. */
export function renderedShowcasePlugin(): Plugin {
  return {
    name: 'rendered-showcase',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const { slides, fonts } = await renderShowcase();
      // The picture gets its address when the files are written.
      const texts = slides.map((slide) =>
        slide
          .split(avatar)
          .map((part) => JSON.stringify(part))
          .join(' + avatar + '),
      );
      return [
        `import avatar from ${JSON.stringify(avatar)};`,
        `export const slides = [${texts.join(',')}];`,
        `export const fonts = ${JSON.stringify(fonts)};`,
      ].join('\n');
    },
  };
}
