import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { residentMemoryOf } from '../process/memory';
import type { ServerProcess } from '../process/server-process';

export const metricsToken = 'o-token-de-quem-mede-a-resistencia';

/** One look at the server. Sizes in bytes. */
export interface Sample {
  /** Since the beginning of the load. */
  readonly minutes: number;
  readonly resident: number;
  /** What the heap holds after everything that is not needed was collected. */
  readonly heap: number;
  readonly handles: number;
  readonly openFiles: number;
  readonly database: number;
  /** Milliseconds of processor time so far. */
  readonly processor: number;
}

/** One that the product does not listen to: most others stop it. */
const askToCollect = 'SIGWINCH';

/** For Node.js: collects what is not needed whenever it gets that signal. */
export const collectsWhenAsked = [
  '--expose-gc',
  '--import',
  `data:text/javascript,process.on("${askToCollect}",()=>globalThis.gc())`,
] as const;

async function metrics(url: string): Promise<(name: string) => number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await answer.text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Bytes of all files in a folder. Files that go meanwhile count as nothing. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

interface Watched {
  readonly server: ServerProcess;
  readonly databaseSize: () => Promise<number>;
}

/** Looks at resident memory first, as it is in use, and has the heap collected only then. */
export async function sample({ server, databaseSize }: Watched, began: number): Promise<Sample> {
  const minutes = (performance.now() - began) / 60_000;
  const resident = await residentMemoryOf(server.pid);
  const openFiles = (await readdir(`/proc/${String(server.pid)}/fd`)).length;
  process.kill(server.pid, askToCollect);
  // An answer says that the signal, which came before the question, has been seen to.
  await (await fetch(`${server.url}/healthz`)).arrayBuffer();
  const metric = await metrics(server.url);
  return {
    minutes,
    resident,
    heap: metric('nodejs_heap_size_used_bytes'),
    handles: metric('nodejs_active_resources_total'),
    openFiles,
    database: await databaseSize(),
    processor: await server.processorTime(),
  };
}
