import { fork } from 'node:child_process';
import { once } from 'node:events';
import { attacks } from './attacks';

/** Those who attack a server, in a process of their own. */
export interface Attackers {
  readonly names: readonly string[];
  readonly begin: (names: readonly string[]) => Promise<void>;
  /** Resolves when all of it has ended. */
  readonly end: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What the process is asked for; it answers each with a message once that is so. */
export type AttackersOrder = { readonly begin: readonly string[] } | 'end';

/**
 * Registers twenty accounts at that server. They are apart, so that no measured time is theirs, and
 * have the processor when nobody else wants it: they would be at other machines.
 */
export async function startAttackers(url: string): Promise<Attackers> {
  const file = new URL('attackers-process.ts', import.meta.url);
  const child = fork(file, [url], {
    execPath: 'chrt',
    execArgv: ['--idle', '0', process.execPath, '--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(() => ['ended']);
  const answer = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    if (message !== 'done') throw new Error('The attackers ended');
  };
  const send = async (order: AttackersOrder) => {
    child.send(order);
    await answer();
  };
  await answer();
  return {
    names: Object.keys(attacks),
    begin: (names) => send({ begin: names }),
    end: () => send('end'),
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}
