import type { Method, Person } from '../person';

const json = { 'content-type': 'application/json' };

/** Of fields that some call has, none as it should be. */
const wrong = { title: 5, name: 5, aiTone: 'x', roleUser: 'x', format: 'x', url: 5 };

const queries = ['?limit=0', '?limit[]=0', '?w=1'];
const bodies = [
  ['{', json],
  ['5', json],
  [JSON.stringify(wrong), json],
  ['a', { 'content-type': 'text/plain' }],
] as const;

/** What the same call is answered to queries and bodies that nobody may send. */
export async function answersToUnfit(method: Method, path: string, caller: Person) {
  const statuses: number[] = [];
  for (const query of queries) {
    statuses.push((await caller.send(method, `/api${path}${query}`)).status);
  }
  if (method !== 'POST' && method !== 'PUT') return statuses;
  for (const [body, headers] of bodies) {
    statuses.push((await caller.send(method, `/api${path}`, body, headers)).status);
  }
  return statuses;
}
