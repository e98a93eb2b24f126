import { setTimeout as pause } from 'node:timers/promises';
import type { AttackersOrder } from './attackers';
import { attackersOf, attacks } from './attacks';

const [, , url = ''] = process.argv;
const attackers = await attackersOf(url);
let over = new AbortController();
let underWay: Promise<unknown> = Promise.resolve();

function answerDone(): void {
  process.send?.('done');
}

/** Begins an attack anew where the server went away under it. */
async function keepOn(name: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await attacks[name]?.(attackers, signal).catch(() => undefined);
    await pause(100);
  }
}

process.on('message', (order: AttackersOrder) => {
  if (order === 'end') {
    over.abort();
    // What still waits for its turn would keep the next attack waiting for minutes.
    for (const attacker of attackers) attacker.disconnect();
    underWay.then(answerDone, answerDone);
    return;
  }
  over = new AbortController();
  const works = order.begin.map((name) => keepOn(name, over.signal));
  underWay = Promise.all(works);
  answerDone();
});
process.on('disconnect', () => {
  for (const attacker of attackers) attacker.disconnect();
  process.exit();
});
answerDone();
