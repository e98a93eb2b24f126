import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** The folder of the PostgreSQL server's programs, or null where none is installed. */
export function findPostgres(): string | null {
  if (!existsSync(debianFolder)) return null;
  const folders = readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The server refuses to run as root; the package's own account is used then. */
async function asOrdinaryUser(program: string, ...options: string[]): Promise<void> {
  if (process.getuid?.() === 0) {
    await run('runuser', ['-u', 'postgres', '--', program, ...options], { cwd: tmpdir() });
  } else {
    await run(program, options);
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  return folder;
}

export interface PostgresServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A PostgreSQL server on a temporary folder and a free port, not yet started. */
export async function makePostgres(programs: string): Promise<PostgresServer> {
  const folder = await emptyFolder();
  const port = await freePort();
  const data = join(folder, 'data');
  await asOrdinaryUser(join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'arrasta');
  const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off`;
  const control = join(programs, 'pg_ctl');
  const log = join(folder, 'log');
  const stop = () => asOrdinaryUser(control, '-D', data, '-m', 'immediate', '-w', 'stop');
  return {
    url: `postgresql://arrasta@127.0.0.1:${String(port)}/postgres`,
    start: () => asOrdinaryUser(control, '-D', data, '-o', options, '-l', log, '-w', 'start'),
    stop,
    remove: async () => {
      await stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
