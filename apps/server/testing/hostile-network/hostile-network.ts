import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Inquiry, Report } from './network-process';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A command that runs the one whose words follow it. */
type Entrance = readonly string[];

const unshare = (...words: string[]): Entrance => [
  'unshare',
  ...words,
  '--net',
  '--mount',
  'sh',
  here('enter.sh'),
];

function run(command: Entrance) {
  const [program = '', ...words] = command;
  return { program, words };
}

/**
 * The command that runs another one in a network of its own: as root, else as root of nothing but
 * that network; null where the system allows neither.
 */
export function findEntrance(): Entrance | null {
  const works = (entrance: Entrance) => {
    const { program, words } = run([...entrance, 'true']);
    return spawnSync(program, words).status === 0;
  };
  return [unshare(), unshare('--map-root-user')].find(works) ?? null;
}

async function ready(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The hostile network ended');
  });
  await Promise.race([once(child, 'message'), ended]);
}

/**
 * The product in a network where every address but two of a public host is a trap, or, without an
 * entrance, beside traps on this machine's loopback.
 * @param door the socket, in the file system, at which the product is reached.
 */
export async function openHostileNetwork(
  entrance: Entrance | null,
  dataFolder: string,
  door: string,
) {
  const mode = entrance === null ? 'beside' : 'alone';
  const script = ['--import', 'tsx', here('network-process.ts'), mode, dataFolder, door];
  const { program, words } = run([...(entrance ?? []), process.execPath, ...script]);
  const child = spawn(program, words, {
    cwd: here('../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child);
  return {
    /** What has been seen there, once these have been connected to from there. */
    async report(inquiry: Inquiry = []): Promise<Report> {
      child.send(inquiry);
      const [report] = (await once(child, 'message')) as [Report];
      return report;
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
