import autocannon, { type Client, type Request } from 'autocannon';
import { headersOf, storedDeck, editedDeck, type Contender } from './contender';

const SAMPLE_EVERY_MS = 100;

export const kinds = ['list', 'load', 'save'] as const;
export type Kind = (typeof kinds)[number];

/** One load: what is asked, over how many connections at once, and when it is over. */
export interface Round {
  readonly kind: Kind;
  readonly connections: number;
  readonly until: { readonly duration: number } | { readonly amount: number };
}

/** Every save carries the version that the save before it made. */
async function saves(contender: Contender, id: string): Promise<Request> {
  const stored = await storedDeck(contender, id);
  let edits = -1;
  const setupRequest = (request: Request): Request => {
    edits += 1;
    return { ...request, ...contender.dialect.save(editedDeck(stored, edits)) };
  };
  return { setupRequest };
}

function requestOf(contender: Contender, kind: Kind, deck: string): Promise<Request> {
  const { dialect } = contender;
  if (kind === 'save') return saves(contender, deck);
  // autocannon keeps the headers of its first use in the request: each connection has its own.
  return Promise.resolve(kind === 'list' ? { ...dialect.list } : dialect.load(deck));
}

/** What a round came to. */
export interface Outcome {
  /** Answers in a second. */
  readonly throughput: number;
  /** Milliseconds of the server's processor time for one answer. */
  readonly processor: number;
}

/**
 * Runs a closed loop: every connection asks again as soon as it is answered.
 * @throws where an answer was anything but a success.
 */
export async function loadRound(
  contender: Contender,
  { kind, connections, until }: Round,
): Promise<Outcome> {
  const decks = contender.decks.slice(0, connections);
  const requests = await Promise.all(decks.map((deck) => requestOf(contender, kind, deck)));
  const before = await contender.processorTime();
  const result = await autocannon({
    url: contender.url,
    connections,
    ...until,
    sampleInt: SAMPLE_EVERY_MS,
    headers: headersOf(contender),
    setupClient: (client: Client) => {
      const request = requests.pop();
      if (request) client.setRequests([request]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${contender.url} ${kind}: ${statuses}, ${result.errors} broken connections`);
  }
  const answers = result['2xx'];
  const processor = ((await contender.processorTime()) - before) / answers;
  return { throughput: answers / result.duration, processor };
}
