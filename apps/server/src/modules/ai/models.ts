/** A message to a model, or from it. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The form of an answer that is data: a JSON Schema without optional fields and unions. */
export interface AnswerShape {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The JSON Schema of an object that has all of these properties and no others. */
export function objectSchema(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

export interface TextRequest {
  /** Of the provider; null where its server needs none. */
  readonly apiKey: string | null;
  readonly messages: readonly ModelMessage[];
  /**
   * Left out: the answer is a text. A provider may not know shapes: what it writes is not trusted.
   */
  readonly shape?: AnswerShape;
  /** Ends the answer, and the connection with it. */
  readonly signal: AbortSignal;
}

/** What the provider counted, in tokens. */
export interface TokensUsed {
  readonly input: number;
  readonly output: number;
}

/** How an answer ended: by itself, or cut off where it grew too long. */
export interface AnswerEnd {
  readonly how: 'complete' | 'cut';
  readonly model: string;
  /** Null where the provider does not say. */
  readonly tokens: TokensUsed | null;
}

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

export interface ImageRequest {
  /** Of the provider; null where its server needs none. */
  readonly apiKey: string | null;
  readonly prompt: string;
  /** Ends it, and the connection with it. */
  readonly signal: AbortSignal;
}

/** A picture as a provider hands it over: itself, or where it is to be fetched soon. */
export type DrawnImage = ({ readonly file: Uint8Array } | { readonly url: string }) & {
  /** Left out where the provider does not say. */
  readonly tokens?: TokensUsed;
};

/**
 * Makes pictures, about 16:9. The one way the server asks a provider for a picture. Rejects as
 * `TextModel` does. What it hands over is not trusted to be a picture.
 */
export interface ImageModel {
  readonly draw: (request: ImageRequest) => Promise<DrawnImage>;
}
