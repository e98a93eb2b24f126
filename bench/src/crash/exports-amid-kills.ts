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

/** The processes that a server has started, which are browsers. */
async function browsersOf({ pid }: ServerProcess): Promise<number[]> {
  const parents = await parentsOfAll();
  return [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
}

async function untilThere(server: ServerProcess): Promise<number[]> {
  const until = performance.now() + comesWithin;
  for (;;) {
    const browsers = await browsersOf(server);
    if (browsers.length > 0 || performance.now() > until) return browsers;
    await pause(interval);
  }
}

/** People at addresses of their own who export the same slide again and again, and what came of it. */
export async function exportsAmidKills(server: ServerProcess) {
  const wrong: string[] = [];
  let [right, refused] = [0, 0];
  let isOver = false;

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

  const begun = await Promise.all(
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
  const underWay = Promise.all(begun.map(({ user, expected }) => goOn(user, expected)));

  return {
    /** Kills every browser of the server; answers the milliseconds until both have their file. */
    strike: async (): Promise<number> => {
      const browsers = await untilThere(server);
      const answered = begun.map(({ user }) => once(ended, user.deckId));
      for (const pid of browsers) process.kill(pid, 'SIGKILL');
      const began = performance.now();
      await Promise.all(answered);
      return performance.now() - began;
    },
    end: async () => {
      isOver = true;
      await underWay;
      for (const { user } of begun) user.caller.close();
      return { right, refused, wrong };
    },
  };
}
