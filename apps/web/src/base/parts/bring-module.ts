/** A file of the program did not come; it can be asked for again. */
export class FileNotBrought extends Error {
  override readonly name = 'FileNotBrought';
  /** Its path on this server. */
  readonly file: string;

  constructor(file: string) {
    super(`${file} did not come`);
    this.file = file;
  }
}

/** Into the browser's cache, from where the import takes it. */
async function bringCode(file: string): Promise<void> {
  try {
    const answer = await fetch(file);
    await answer.arrayBuffer();
    if (answer.ok) return;
  } catch {
    // The server was not reached: as good as an answer without the file.
  }
  throw new FileNotBrought(file);
}

function applyStyle(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = file;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new FileNotBrought(file));
    });
    document.head.append(link);
  });
}

function cameWithThePage(file: string): boolean {
  return document.querySelector(`link[href="${file}"], script[src="${file}"]`) !== null;
}

async function bring(file: string): Promise<void> {
  if (cameWithThePage(file)) return;
  await bringCode(file);
  if (file.endsWith('.css')) await applyStyle(file);
}

const brought = new Map<string, Promise<void>>();

async function bringOnce(file: string): Promise<void> {
  const bringing = brought.get(file) ?? bring(file);
  brought.set(file, bringing);
  try {
    await bringing;
  } catch (error) {
    brought.delete(file);
    throw error;
  }
}

/**
 * Brings the code of a dynamic import with everything it needs; the build puts a call of this
 * around each (`carried-parts.ts`). The module is imported only once all its files are here: a
 * browser that failed to import a file remembers that and never asks for it again.
 * @param files paths below the root, the module's own among them
 * @throws FileNotBrought when one of them did not come
 */
export async function bringModule<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => bringOnce(`/${file}`)));
  return importModule();
}
