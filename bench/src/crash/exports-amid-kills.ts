import { EventEmitter, once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ordinaryUser, type User } from '../attacks/user';
import type { ServerProcess } from '../process/server-process';

const EXPORTERS = 2;
/** Milliseconds until the browser may be killed again: it starts once it is needed. */
const comesWithin = 15_000;
const interval = 20;

async function parentsOfAll(): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    const [, parent] = /^PPid:\s+(\d+)/m.exec(status) ?? [];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

/** What a server has started for exports: the processes that make files, or the browsers of those. */
type Kind = 'exporters' | 'browsers';

async function processesOf({ pid }: ServerProcess, kind: Kind): Promise<number[]> {
  const parents = await parentsOfAll();
  const childrenOf = (of: number) =>
    [...parents].filter(([, parent]) => parent === of).map(([child]) => child);
  const exporters = childrenOf(pid);
  return kind === 'exporters' ? exporters : exporters.flatMap(childrenOf);
}

async function untilThere(server: ServerProcess, kind: Kind): Promise<number[]> {
  const until = performance.now() + comesWithin;
  for (;;) {
    const processes = await processesOf(server, kind);
    if (processes.length > 0 || performance.now() > until) return processes;
    await pause(interval);
  }
}

/** People at addresses of their own who export the same slide again and again, and what came of it. */
export async function exportsAmidKills(server: ServerProcess) {
  const wrong: string[] = [];
  let [right, refused] = [0, 0];
  let isOver = false;
  let strikes = 0;

  const exportOnce = ({ caller, deckId }: User) =>
    caller.send('POST', `/api/carousels/${deckId}/export`, { body: { format: 'png' } });

  const ended = new EventEmitter();

  async function goOn(user: User, expected: Buffer): Promise<void> {
    while (!isOver) {
      const { status, body } = await exportOnce(user);
      if (status === 503) refused += 1;
      else if (status === 200 && body.equals(expected)) right += 1;
      else wrong.push(`export: ${String(status)} ${body.subarray(0, 200).toString()}`);
      ended.emit(user.deckId);
      await pause(interval);
    }
  }

  const exportingUsers = await Promise.all(
    Array.from({ length: EXPORTERS }, async (_, number) => {
      const name = `Exporta ${String(number)}`;
      const user = await ordinaryUser(server.url, {
        name,
        address: `127.0.0.${String(11 + number)}`,
      });
      const { status, body } = await exportOnce(user);
      if (status !== 200) throw new Error(`The first export was answered ${String(status)}`);
      return { user, expected: body };
    }),
  );
  const underWay = Promise.all(exportingUsers.map(({ user, expected }) => goOn(user, expected)));

  return {
    /**
     * Kills every browser of the server, or in turn every process that makes files; answers the
     * milliseconds until both have their file.
     */
    strike: async (): Promise<number> => {
      strikes += 1;
      const processes = await untilThere(server, strikes % 2 === 0 ? 'exporters' : 'browsers');
      const answered = exportingUsers.map(({ user }) => once(ended, user.deckId));
      for (const pid of processes) process.kill(pid, 'SIGKILL');
      const began = performance.now();
      await Promise.all(answered);
      return performance.now() - began;
    },
    end: async () => {
      isOver = true;
      await underWay;
      for (const { user } of exportingUsers) user.caller.disconnect();
      return { right, refused, wrong };
    },
  };
}
