import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port';
import { inTemporaryFolder } from '../temporary-folder';
import { nameServer } from './name-server';
import { ask } from './secure';

const caddyfile = join(import.meta.dirname, '../../../deploy/Caddyfile');
const READY_WITHIN_MS = 60_000;

/** The proxy as somebody outside sees it. */
export interface Proxy {
  readonly url: string;
  /** The same without HTTPS. */
  readonly plainUrl: string;
  /** Of the authority that made its certificate. */
  readonly ca: string;
}

/** Caddy's version; null where it is not installed. */
export function caddyVersion(): string | null {
  try {
    return execFileSync('caddy', ['version'], { encoding: 'utf8' }).trim().split(' ')[0] ?? '';
  } catch {
    return null;
  }
}

interface Servers {
  readonly addresses: readonly string[];
  readonly port: number;
}

interface Ports {
  readonly http: number;
  readonly https: number;
}

function launch(folder: string, names: number, { http, https }: Ports, servers: Servers) {
  const { PATH = '' } = process.env;
  return spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: 'localhost',
      CADDY_HTTP_PORT: String(http),
      CADDY_HTTPS_PORT: String(https),
      SERVERS_NAME: 'arrasta.invalid',
      SERVERS_PORT: String(servers.port),
      SERVERS_RESOLVERS: `resolvers udp/127.0.0.1:${String(names)}`,
    },
  });
}

/** Looks until it answers; its authority makes itself at the start. */
async function whenReady(folder: string, url: string, hasEnded: () => boolean): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  for (;;) {
    const ca = await readFile(root, 'utf8').catch(() => null);
    if (ca !== null) {
      const status = await ask({ url, ca, path: '/' }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return ca;
    }
    if (hasEnded() || performance.now() > deadline) throw new Error('Caddy did not become ready.');
    await pause(100);
  }
}

/** Gives the work the repository's own Caddyfile, with HTTPS, in front of servers of this machine. */
export function withProxy<Result>(
  servers: Servers,
  ports: Ports,
  work: (proxy: Proxy) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const names = await nameServer(servers.addresses);
    const child = launch(folder, names.port, ports, servers);
    const printed: string[] = [];
    child.stderr.on('data', (text: Buffer) => printed.push(text.toString()));
    const closed = once(child, 'close');
    try {
      const url = `https://localhost:${String(ports.https)}`;
      const ca = await whenReady(folder, url, () => child.exitCode !== null);
      return await work({ url, plainUrl: `http://localhost:${String(ports.http)}`, ca });
    } catch (error) {
      throw new Error(`Work behind Caddy failed; it printed: ${printed.slice(-20).join('')}`, {
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
