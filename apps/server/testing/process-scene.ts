import { inject, onTestFinished } from 'vitest';
import { copyOfDataFolder, removeFolder, ServerProcess } from './server-process';

/** Has something undone after the test it is called in, last first. */
export function afterwards(cleanup: () => Promise<unknown>): void {
  // Not by a hook of this module: files share it, and the hook would be the first file's alone.
  onTestFinished(async () => {
    await cleanup();
  });
}

/** A data folder with a migrated database and nobody in it, gone after the test. */
export async function dataFolder(): Promise<string> {
  const origin = inject('databaseOrigin');
  if (origin.kind !== 'pglite') throw new Error('only for the embedded database');
  const folder = await copyOfDataFolder(origin.dataFolder);
  afterwards(() => removeFolder(folder));
  return folder;
}

/** Starts a server that is gone after the test. */
export function start(
  environment: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): ServerProcess {
  const server = new ServerProcess(environment, parameters, [inject('serverFile')]);
  afterwards(() => server.kill('SIGKILL'));
  return server;
}

export const ana = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo-123' };

export function post(serverUrl: string, path: string, body: object, cookie = '') {
  return fetch(`${serverUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** The session cookie that an answer sets. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}
