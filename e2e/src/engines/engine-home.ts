import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A home folder for one run of an engine, so that nothing of a run is left for the next. */
export interface EngineHome {
  readonly folder: string;
  readonly downloadFolder: string;
  readonly env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Makes a home folder for an engine that shows itself on this display. */
export async function makeEngineHome(display: string): Promise<EngineHome> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-engine-'));
  const downloadFolder = join(folder, 'downloads');
  const configFolder = join(folder, '.config');
  await mkdir(downloadFolder);
  await mkdir(configFolder);
  // GLib reads here where downloads go.
  const folders = `XDG_DOWNLOAD_DIR="${downloadFolder}"\n`;
  await writeFile(join(configFolder, 'user-dirs.dirs'), folders);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_CONFIG_HOME: configFolder,

    DISPLAY: display,

    // No desktop is here whose accessibility bus could answer.
    NO_AT_BRIDGE: '1',
    LANG: 'pt_BR.UTF-8',
    GDK_BACKEND: 'x11',

    // Else WebKit paints some tiles by the emulated graphics card, whose letters are not hinted.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    XDG_RUNTIME_DIR: folder,
    TZ: 'America/Sao_Paulo',
  };
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  return { folder, downloadFolder, env, remove };
}
