/** What a model is told. */
export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface TextRequest {
  /** Of the provider; null where its server needs none. */
  readonly apiKey: string | null;
  readonly messages: readonly ModelMessage[];
  /** Ends the answer, and the connection with it. */
  readonly signal: AbortSignal;
}

/** How an answer ended: by itself, or cut off where it grew too long. */
export type AnswerEnd = 'complete' | 'cut';

/**
 * Writes texts, piece by piece. The one way the server asks a provider for a text.
 * A call rejects with DomainError: NEEDS_API_KEY (key missing or refused), QUOTA_EXCEEDED,
 * AI_REFUSED, TOO_MANY_REQUESTS, AI_UNAVAILABLE, AI_BAD_ANSWER or UPSTREAM_TIMEOUT; with the
 * signal's reason where that ended it. Nothing of what the provider says in an error is passed on:
 * it repeats parts of keys.
 */
export interface TextModel {
  readonly write: (request: TextRequest) => AsyncGenerator<string, AnswerEnd, undefined>;
}
