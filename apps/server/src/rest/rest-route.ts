import type { createCallerFactory } from '../trpc/trpc';
import type { AppRouter } from '../trpc/router';

export type Caller = ReturnType<
  ReturnType<typeof createCallerFactory<AppRouter['_def']['record']>>
>;

/** The fields of a body: none where no body was sent. `null` is a body, and no object. */
export function orEmpty(body: unknown): unknown {
  return body === undefined ? {} : body;
}

/** One REST request, with what a translation may look at. */
export interface RestCall {
  readonly caller: Caller;
  readonly body: unknown;
  readonly query: unknown;
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly newId: () => string;
}

export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** The carousel's version, which becomes the ETag. */
  readonly version?: number;
  /** Address of the next page. */
  readonly next?: string;
}

/** A translation of a create: the call, and the answer that the created thing becomes. */
interface CreateRoute {
  readonly work: (call: RestCall) => Promise<unknown>;
  readonly answerOf: (created: never) => RestAnswer;
}

/** The parts of a route that honours an Idempotency-Key. */
export function creates<Created>(
  work: (call: RestCall) => Promise<Created>,
  answerOf: (created: Created) => RestAnswer,
): Pick<RestRoute, 'handle' | 'create'> {
  return { handle: async (call) => answerOf(await work(call)), create: { work, answerOf } };
}

/** A translation: verb, path and status around one tRPC call. Nothing is decided in it. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Path of the tRPC procedure, which says who may. */
  readonly calls: string;
  /** Whether it is for fewer than its procedure: for whoever is signed in. */
  readonly signedInOnly?: boolean;
  readonly handle: (call: RestCall) => Promise<RestAnswer>;
  /** Present where an Idempotency-Key is honoured. */
  readonly create?: CreateRoute;
  /** Whether it may take as long as a provider of AI does. */
  readonly slow?: boolean;
  /** Whether the body may hold slides or a picture. */
  readonly large?: boolean;
}
