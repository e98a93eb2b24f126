import type { AppRouter } from '@arrasta/server/router';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  splitLink,
  type Operation,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createStore } from 'zustand/vanilla';
import { requireJson, errorCodeOf } from './api-error';

interface Watch {
  state: 'open' | 'ended' | 'left';
  readonly onEnd: () => void;
}

/** How the calls of this page end with its session. */
const session = createStore<{
  /** Aborts the reads that are under way. */
  readonly reads: AbortController;
  /** Of the page that is shown; null where it watches nothing. */
  readonly watch: Watch | null;
  /** How many calls were refused and never answered. */
  readonly unanswered: number;
}>(() => ({ reads: new AbortController(), watch: null, unanswered: 0 }));

/**
 * Lets no answer to a read arrive any more: one on its way while the session ends would come back
 * as a refusal, and be shown as a failure on a page that is being left.
 */
export function stopReads(): void {
  session.getState().reads.abort();
}

/** Lets reads go on; those that were stopped must be asked for again. */
export function resumeReads(): void {
  session.setState({ reads: new AbortController() });
}

const never = new Promise<never>(() => undefined);

/** The browser's fetch, except that a read that was stopped is never answered. */
export async function fetchUnlessStopped(
  input: RequestInfo | URL,
  options: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined } = {},
): Promise<Response> {
  const { signal: callerSignal = null, ...rest } = options;
  if (options.method === 'POST') return fetch(input, { ...rest, signal: callerSignal });
  const { signal } = session.getState().reads;
  const signals = callerSignal === null ? [signal] : [callerSignal, signal];
  try {
    return await fetch(input, { ...rest, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (signal.aborted) return never;
    throw error;
  }
}

/**
 * Runs `onEnd`, once, when a call of the page is refused because nobody is signed in any more
 * (401). That call, and those refused after it, are never answered: the page is being left, and
 * has nothing to say about them.
 * @returns what ends the watch, because the page is left
 */
export function watchSession(onEnd: () => void): () => void {
  const own: Watch = { state: 'open', onEnd };
  session.setState({ watch: own });
  return () => {
    if (session.getState().watch === own) session.setState({ watch: null });
    if (own.state === 'open') own.state = 'left';
  };
}

/**
 * Runs `onRefused` when a call is refused that is never answered. What waits for calls to end waits
 * for this too.
 * @returns what ends the listening
 */
export function onUnansweredRefusal(onRefused: () => void): () => void {
  return session.subscribe((now, before) => {
    if (now.unanswered !== before.unanswered) onRefused();
  });
}

/** Ends the watch where it is open; false where there is none, or the page was left before. */
function endWatch(watch: Watch | null): boolean {
  if (watch === null || watch.state === 'left') return false;
  if (watch.state === 'open') {
    watch.state = 'ended';
    watch.onEnd();
  }
  return true;
}

/** Reports refused calls to the page's listener, if there is one. */
const sessionWatchLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const atStart = session.getState().watch;
      return next(op).subscribe({
        next: (answer) => observer.next(answer),
        complete: () => observer.complete(),
        error(error) {
          // A page's first calls begin before its watch does.
          const isRefusal = errorCodeOf(error) === 'UNAUTHORIZED';
          if (isRefusal && endWatch(atStart ?? session.getState().watch)) {
            session.setState(({ unanswered }) => ({ unanswered: unanswered + 1 }));
          } else observer.error(error);
        },
      });
    });

/** Calls per request; the server refuses larger batches. */
const maxBatchItems = 10;

const fetchReadable: typeof fetchUnlessStopped = async (input, options) =>
  requireJson(await fetchUnlessStopped(input, options));

/**
 * Milliseconds after which no answer comes any more: the server takes half a minute for a request
 * to come and a minute for its answer. A connection that was lost without a word would else hold up
 * every later save.
 */
const answerTimeoutMs = 100_000;

const fetchInTime: typeof fetchUnlessStopped = (input, options) => {
  const signals = [options?.signal ?? null, AbortSignal.timeout(answerTimeoutMs)];
  const signal = AbortSignal.any(signals.filter((one) => one !== null));
  return fetchReadable(input, { ...options, signal });
};

const url = '/api/trpc';

/**
 * Whether a call waits for another service, a provider of AI or a host of pictures. Calls that are
 * sent together are answered together: a save beside it would wait for that service too.
 */
function waitsForOtherService({ path, type }: Pick<Operation, 'path' | 'type'>): boolean {
  return path === 'pictures.search' || (type === 'mutation' && /^(?:ai|pictures)\./.test(path));
}

function batchesOf(maxItems: number, fetch = fetchReadable) {
  return httpBatchLink<AppRouter>({ url, maxItems, fetch });
}

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [
    sessionWatchLink,
    splitLink({
      condition: ({ path }) => path === 'ai.streamDeck',
      true: httpBatchStreamLink({ url, maxItems: 1, fetch: fetchReadable }),
      false: splitLink({
        condition: waitsForOtherService,
        true: splitLink({
          // Pictures for the slides of an idea: whoever asks waits for all of them, and one by one
          // they would take every connection that a browser opens to a host.
          condition: ({ path }) => path === 'ai.searchPicture',
          true: batchesOf(maxBatchItems),
          false: batchesOf(1),
        }),
        false: batchesOf(maxBatchItems, fetchInTime),
      }),
    }),
  ],
});
