import { deepEqual } from 'node:assert/strict';
import { ask, editedDeck, storedDeck, type Contender } from './contender';

/** What a save gives anew, and so differs from one save to the next. */
const renewed = new Set(['version', 'updatedAt', 'createdAt']);

function withoutRenewed(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (renewed.has(key) ? undefined : value)),
  );
}

async function savedOnce(contender: Contender, id: string): Promise<unknown> {
  const { save } = contender.dialect;
  return ask(contender, save(editedDeck(await storedDeck(contender, id), 0)));
}

/**
 * Makes sure that both servers give the same answers to the same calls: a yardstick that did less
 * would measure nothing. Throws, with the difference, where they do not.
 */
export async function checkAgreement(one: Contender, other: Contender): Promise<void> {
  const [id = ''] = one.decks;
  deepEqual(await ask(one, one.dialect.list), await ask(other, other.dialect.list));
  deepEqual(await ask(one, one.dialect.load(id)), await ask(other, other.dialect.load(id)));
  const saved = await savedOnce(one, id);
  deepEqual(withoutRenewed(saved), withoutRenewed(await savedOnce(other, id)));
}
