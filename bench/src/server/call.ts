import type { SaveDeckInput } from '@arrasta/contract';
import { amounts } from '../deck/bench-deck';

/** One request of the load, without the address of the server. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** How one server is asked for the three things, and where its answer holds them. */
export interface Dialect {
  readonly list: Call;
  readonly load: (id: string) => Call;
  readonly save: (input: SaveDeckInput) => Call;
  /** The list or deck within the answer. */
  readonly content: (answer: unknown) => unknown;
}

const asked = (input: unknown) => encodeURIComponent(JSON.stringify(input));

/** The product over tRPC, as the web app calls it. */
export const productDialect: Dialect = {
  list: {
    method: 'GET',
    path: `/api/trpc/carousels.list?input=${asked({ limit: amounts.listPage })}`,
  },
  load: (id) => ({ method: 'GET', path: `/api/trpc/carousels.get?input=${asked({ id })}` }),
  save: (input) => ({
    method: 'POST',
    path: '/api/trpc/carousels.saveDeck',
    body: JSON.stringify(input),
  }),
  content: (answer) => (answer as { readonly result: { readonly data: unknown } }).result.data,
};

/** The bare server of bare/bare-server.ts. */
export const bareDialect: Dialect = {
  list: { method: 'GET', path: `/list?limit=${amounts.listPage}` },
  load: (id) => ({ method: 'GET', path: `/decks/${id}` }),
  save: (input) => ({ method: 'POST', path: '/save', body: JSON.stringify(input) }),
  content: (answer) => answer,
};
