import type { Call } from './calls';
import { chance } from './deck-content';
import { isFree, newThing, type Thing } from './ledger';
import { write, type Notebook } from './notebook';
import type { PlanContent } from './plan-content';

const maxPlans = 2;

function create(book: Notebook, mark: string): Promise<boolean> {
  const thing = newThing<PlanContent>(mark);
  book.plans.push(thing);
  const body = { title: mark, mainTopic: `Rotina ${mark}`, targetAudience: 'Quem mede' };
  const call: Call = { method: 'POST', path: '/api/plans', body };
  const idIn = (answer: unknown) => (answer as { readonly id: string }).id;
  return write(book, thing, { kind: 'plan', call, result: () => ({ ideas: [] }), idIn });
}

/** Makes a plan, has ideas generated for one, or deletes one. False where nothing was done. */
export async function writePlan(
  book: Notebook,
  own: readonly Thing<PlanContent>[],
  nextMark: (what: string) => string,
): Promise<boolean> {
  if (own.length < maxPlans) return create(book, nextMark('plano'));
  const free = own.filter(isFree);
  const plan = free[chance(free.length)];
  if (!plan) return false;
  const path = `/api/plans/${plan.id ?? ''}`;
  if (chance(5) === 0) {
    const call: Call = { method: 'DELETE', path };
    return write(book, plan, { kind: 'delete plan', call, result: () => null });
  }
  const call: Call = { method: 'POST', path: `${path}/generate-ideas` };
  const result = () => book.provider.lastFor(plan.mark);
  return write(book, plan, { kind: 'ideas', call, result });
}
