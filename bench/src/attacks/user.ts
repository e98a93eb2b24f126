import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { emailOf, password, registered, type Caller } from './caller';

/** Milliseconds and status of each call of one kind. */
export type Times = Readonly<Record<Call, { readonly took: number; readonly status: number }[]>>;

export const calls = ['list', 'save', 'sign in', 'export'] as const;
export type Call = (typeof calls)[number];

/** An ordinary user, who edits a deck and has it exported. */
export interface User {
  readonly caller: Caller;
  readonly slideId: string;
  readonly deckId: string;
}

const ana = { name: 'Ana Souza', address: '127.0.0.1' };

export async function ordinaryUser(url: string, { name, address } = ana): Promise<User> {
  const caller = await registered(url, address, name);
  const element = { id: randomUUID(), type: 'title', content: 'Luz de janela', style: {} };
  const body = { slides: [{ elements: [element] }] };
  const made = await caller.send('POST', '/api/carousels', { body });
  const deck = JSON.parse(made.body.toString()) as { id: string; slides: [{ id: string }] };
  return { caller, deckId: deck.id, slideId: deck.slides[0].id };
}

function sendCall(call: Call, { caller, deckId, slideId }: User, round: number) {
  if (call === 'list') return caller.send('GET', '/api/carousels');
  if (call === 'save') {
    return caller.send('PUT', `/api/slides/${slideId}`, { body: { title: `Volta ${round}` } });
  }
  if (call === 'sign in') {
    return caller.send('POST', '/api/login', { body: { email: emailOf(ana.name), password } });
  }
  return caller.send('POST', `/api/carousels/${deckId}/export`, { body: { format: 'png' } });
}

/** What an ordinary user lives through: each call once a second, or as soon as the last one ended. */
export async function useServer(user: User, seconds: number): Promise<Times> {
  const times: Times = { list: [], save: [], 'sign in': [], export: [] };
  const until = performance.now() + seconds * 1000;
  const go = async (call: Call) => {
    for (let round = 0; performance.now() < until; round += 1) {
      const next = pause(1000);
      const { took, status } = await sendCall(call, user, round);
      times[call].push({ took, status });
      await next;
    }
  };
  await Promise.all(calls.map(go));
  return times;
}
