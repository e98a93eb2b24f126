import { startServerProcess, type ServerProcess } from '../process/server-process';
import type { ServerProgram } from '../process/server-process';
import { ask } from './secure';

/** Servers of one installation each on an address of its own, at the same port as in containers. */
export interface Fleet {
  readonly servers: readonly ServerProcess[];
  /** Kills one at once, whatever it does; answers when it was struck and when it was gone. */
  readonly kill: (at: number) => Promise<{ readonly struck: number; readonly gone: number }>;
  readonly startAgain: (at: number) => Promise<void>;
}

export const addresses = ['127.0.0.2', '127.0.0.3'] as const;

export async function withFleet<Result>(
  program: ServerProgram,
  port: number,
  work: (fleet: Fleet) => Promise<Result>,
): Promise<Result> {
  const start = (host: string) => startServerProcess({ ...program, host, port });
  const servers: ServerProcess[] = [];
  try {
    for (const address of addresses) servers.push(await start(address));
    const kill = async (at: number) => {
      const struck = performance.now();
      await servers[at]?.kill();
      return { struck, gone: performance.now() };
    };
    const startAgain = async (at: number) => {
      servers[at] = await start(addresses[at] ?? '');
    };
    return await work({ servers, kill, startAgain });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

export const metricsToken = 'o-token-de-quem-mede-os-servidores';

/** How many requests each server has answered since it was started. */
export function answeredBy({ servers }: Fleet): Promise<number[]> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return Promise.all(
    servers.map(async ({ url }) => {
      const { text } = await ask({ url, path: '/metrics', headers });
      const counts = text.matchAll(/^arrasta_http_request_duration_seconds_count\{.*\} (\d+)$/gm);
      return [...counts].reduce((total, [, count]) => total + Number(count), 0);
    }),
  );
}
