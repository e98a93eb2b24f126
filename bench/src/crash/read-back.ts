import type { CarouselPage, ContentPlan, SavedDeck } from '@arrasta/contract';
import { dataOf, query, type Call, type Ending } from './calls';
import { storedDeck, type DeckContent } from './deck-content';
import type { Stored } from './ledger';
import { storedPlan, type PlanContent } from './plan-content';

/** All that an account has, as the server gives it. */
export interface ReadBack {
  readonly decks: readonly Stored<DeckContent>[];
  readonly plans: readonly Stored<PlanContent>[];
}

type Send = (call: Call) => Promise<Ending>;

async function ask(send: Send, call: Call): Promise<unknown> {
  const ending = await send(call);
  if (ending.kind !== 'done') throw new Error(`${call.path} cannot be read: ${ending.detail}`);
  return dataOf(ending.body);
}

async function ids(send: Send): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = (await ask(send, query('carousels.list', { cursor }))) as CarouselPage;
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

export async function readBack(send: Send): Promise<ReadBack> {
  const decks: Stored<DeckContent>[] = [];
  for (const id of await ids(send)) {
    decks.push(storedDeck((await ask(send, query('carousels.get', { id }))) as SavedDeck));
  }
  const plans = (await ask(send, query('plans.list', {}))) as readonly ContentPlan[];
  return { decks, plans: plans.map(storedPlan) };
}
