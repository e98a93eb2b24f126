import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { MeasuringCanvas } from './measuring-canvas';
import type * as ours from './src/features/auth/showcase/render-showcase';

const name = 'virtual:rendered-showcase';
const folder = join(import.meta.dirname, 'src/features/auth/showcase');
const avatar = '/src/features/auth/showcase/avatar.svg';

/** Vite's own addresses of files outside the app's folder begin so. */
const outside = '/@fs';

function fileAt(address: string): string {
  return address.startsWith(outside)
    ? address.slice(outside.length)
    : join(import.meta.dirname, address);
}

async function renderShowcase() {
  const { module } = await runnerImport<typeof ours>(join(folder, 'render-showcase.tsx'), {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
  });
  const faces = module.faceFiles.map((face) => ({ ...face, file: fileAt(face.url) }));
  return module.renderShowcase(new MeasuringCanvas(faces));
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
