import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as ours from './src/features/auth/stage/drawn-stage';

const name = 'virtual:drawn-stage';
const folder = join(import.meta.dirname, 'src/features/auth/stage');
const avatar = '/src/features/auth/stage/avatar.svg';

async function drawnStage(): Promise<ours.DrawnStage> {
  const { module } = await runnerImport<typeof ours>(join(folder, 'drawn-stage.tsx'), {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
  });
  return module.drawStage();
}

/** Answers `virtual:drawn-stage` with the slides of the sign-in screen, drawn while the app is built. */
export function drawnStageModule(): Plugin {
  return {
    name: 'drawn-stage',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const { slides, fonts } = await drawnStage();
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
