import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port';
import { inTemporaryFolder } from '../temporary-folder';
import { nameServer } from './name-server';
import { ask } from './secure';

const READY_WITHIN_MS = 60_000;

/** The proxy as somebody outside sees it. */
export interface Proxy {
  readonly url: string;
  /** The same without HTTPS. */
  readonly plainUrl: string;
  /** Of the authority that made its certificate. */
  readonly ca: string;
}

interface Servers {
  readonly addresses: readonly string[];
  readonly port: number;
}

interface Ports {
  readonly http: number;
  readonly https: number;
}

/** What a proxy is started with. */
export interface ProxyPlace {
  /** Its own, empty at first. */
  readonly folder: string;
  readonly ports: Ports;
  /** Port of the name server on this machine that knows all servers by any name. */
  readonly names: number;
  readonly serversPort: number;
}

/** A program that can be the proxy of an installation, with the repository's own file for it. */
export interface ProxyProgram {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Debian's package, which is also the command. */
  readonly command: string;
  readonly askVersion: readonly string[];
  readonly prepare?: (folder: string) => void;
  readonly options: (file: string) => readonly string[];
  readonly env: (place: ProxyPlace) => Readonly<Record<string, string>>;
  /** In its folder: the certificate of the authority, sooner or later. */
  readonly authority: string;
}

/** Null where it is not installed. */
export function versionOf({ command, askVersion }: ProxyProgram): string | null {
  try {
    const versionText = execFileSync(command, [...askVersion], { encoding: 'utf8' });
    return /\d+\.\d+\.\d+/.exec(versionText)?.[0] ?? '';
  } catch {
    return null;
  }
}

function launch({ command, file, options, env }: ProxyProgram, place: ProxyPlace) {
  const { PATH = '' } = process.env;
  return spawn(command, [...options(join(import.meta.dirname, '../../..', file))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME: place.folder, ...env(place) },
  });
}

/** Looks until it answers; its authority may make itself at the start. */
async function whenReady(root: string, url: string, hasEnded: () => boolean): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const ca = await readFile(root, 'utf8').catch(() => null);
    if (ca !== null) {
      const status = await ask({ url, ca, path: '/' }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return ca;
    }
    if (hasEnded() || performance.now() > deadline) throw new Error('It did not become ready.');
    await pause(100);
  }
}

/** Gives the work the repository's own proxy, with HTTPS, in front of servers of this machine. */
export function withProxy<Result>(
  program: ProxyProgram,
  servers: Servers,
  ports: Ports,
  work: (proxy: Proxy) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    program.prepare?.(folder);
    const names = await nameServer(servers.addresses);
    const place = { folder, ports, names: names.port, serversPort: servers.port };
    const child = launch(program, place);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => printed.push(text.toString()));
    }
    const closed = once(child, 'close');
    try {
      const url = `https://localhost:${String(ports.https)}`;
      const ca = await whenReady(
        join(folder, program.authority),
        url,
        () => child.exitCode !== null,
      );
      return await work({ url, plainUrl: `http://localhost:${String(ports.http)}`, ca });
    } catch (error) {
      const lastOutput = printed.slice(-20).join('');
      throw new Error(`Work behind ${program.name} failed; it printed: ${lastOutput}`, {
        cause: error,
      });
    } finally {
      child.kill('SIGTERM');
      await closed;
      names.stop();
    }
  });
}

export const twoPorts = async (): Promise<Ports> => ({
  http: await freePort(),
  https: await freePort(),
});
