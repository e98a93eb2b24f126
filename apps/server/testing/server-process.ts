import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectNoCanary } from '@arrasta/testkit';

const serverFolder = fileURLToPath(new URL('../', import.meta.url));

/** A copy of a data folder, for a server of one's own. */
export async function copyOfDataFolder(original: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-data-'));
  await cp(original, folder, { recursive: true });
  return folder;
}

/** The server as a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  output = '';

  /** @param program what Node.js is to run; the source where none is built. */
  constructor(
    environment: Readonly<Record<string, string>>,
    parameters: readonly string[] = [],
    program: readonly string[] = ['--import', 'tsx', 'src/main.ts'],
  ) {
    this.#child = spawn(process.execPath, [...program, ...parameters], {
      cwd: serverFolder,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => (this.output += text.toString()));
    }
  }

  /** The address, once the server says that it is ready. */
  async ready(): Promise<string> {
    for (;;) {
      const [, serverUrl] = /^Arrasta em (\S+)$/m.exec(this.output) ?? [];
      if (serverUrl !== undefined) return serverUrl;
      if (this.#child.exitCode !== null) throw new Error(`the server ended: ${this.output}`);
      await Promise.race([
        ...[this.#child.stdout, this.#child.stderr].map((stream) => stream && once(stream, 'data')),
        once(this.#child, 'exit'),
      ]);
    }
  }

  /** The exit code, once the process has ended. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'close');
    }
    expectNoCanary(this.output, 'what a server printed');
    return this.#child.exitCode;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended();
  }
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
