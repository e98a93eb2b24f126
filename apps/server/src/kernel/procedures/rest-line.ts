import type { ErrorCode } from '@arrasta/contract';
import { z } from 'zod';
import { maxIssues } from '../errors/error-response';

/** What a REST call brings along. */
export interface RestInput {
  /** The parameter of the path; empty where it has none. */
  readonly id: string;
  /** The parsed JSON; undefined where no body was sent. */
  readonly body: unknown;
  readonly query: unknown;
  readonly ifMatch: string | undefined;
  readonly newId: () => string;
}

/** What the result of a procedure becomes over REST. */
export interface RestAnswer {
  /** Absent: the answer has no body. */
  readonly body?: unknown;
  /** The carousel's version, which becomes the ETag. */
  readonly version?: number;
  /** Where the next page begins; null on the last one. */
  readonly nextCursor?: string | null;
}

/** How an answer is described: JSON of a schema, bytes of media types, or nothing. */
export interface AnswerDescription {
  readonly status: number;
  readonly description: string;
  readonly body?: z.ZodType;
  readonly mediaTypes?: readonly string[];
  /** Names of headers, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the OpenAPI document says about a call; texts are Portuguese. */
export interface CallDescription {
  /** The operation's id. */
  readonly id: string;
  readonly subject: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** Names of request headers, each with what it does. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: AnswerDescription;
  /** It may find the account without room for more. */
  readonly consumesQuota?: boolean;
  /** Errors of its own, beside those any call may have. */
  readonly errors?: readonly ErrorCode[];
}

/**
 * The REST call that a procedure answers as well. Route, admission, description and the access test
 * are read off it; nothing is decided in it.
 */
export interface RestLine extends CallDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Below /api, at most one parameter in braces: `/carousels/{id}`; what is no id has another name.
   */
  readonly path: string;
  /**
   * The procedure's input; it has none where this is absent. It is read after the caller was
   * authorised, and judged by the procedure's own schema unless it is a `ParsedInput`.
   */
  readonly input?: (call: RestInput) => unknown;
  /** The answer of a result; absent: the result is the body, and null is none. */
  readonly output?: (result: never) => RestAnswer;
  /** Whether an Idempotency-Key is honoured. */
  readonly idempotent?: boolean;
  /** Whether it asks for more than its procedure: for signed-in callers alone. */
  readonly signedInOnly?: boolean;
  /** Whether it may take as long as a provider of AI does. */
  readonly slow?: boolean;
  /** Anybody may have it check or hash a password, which waits for its turn and a thread. */
  readonly hashesPassword?: boolean;
  /** Whether the body may hold slides or a picture. */
  readonly large?: boolean;
}

/** The fields of a body: none where no body was sent. `null` is a body, and no object. */
export function orEmpty(body: unknown): unknown {
  return body === undefined ? {} : body;
}

/** The input is the body; where none was sent, it has no fields. */
export const fromBody = ({ body }: RestInput): unknown => orEmpty(body);

/** The input is the body, and there must be one. */
export const fromRequiredBody = ({ body }: RestInput): unknown => body;

/** The input is the parameters behind the question mark. */
export const fromQuery = ({ query }: RestInput): unknown => query;

/** The input is the id in the path. */
export const fromId = ({ id }: RestInput): unknown => ({ id });

/** The fields of a body and those that the path names; what is no object is left for the schema. */
export function addToBody(body: unknown, ofPath: Readonly<Record<string, string>>): unknown {
  const fields = orEmpty(body);
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? { ...fields, ...ofPath }
    : fields;
}

/** The input is the body with the id in the path. */
export const fromIdAndBody = ({ id, body }: RestInput): unknown => addToBody(body, { id });

/** What answers about carousels and slides carry. */
export const etagHeader = { ETag: 'A versão do carrossel depois da chamada.' };

/** One call of the REST facade, as the OpenAPI document shows it. */
export interface Operation extends CallDescription {
  readonly method: 'get' | 'head' | 'post' | 'put' | 'delete';
  /** Below /api, parameters in braces: `/carousels/{id}`. */
  readonly path: string;
  readonly audience: 'everybody' | 'signed in' | 'PRO' | 'Admin';
  /** No access token will do: it takes a person who signed in. */
  readonly sessionOnly?: boolean;
  /** Bytes as the body. */
  readonly bodyMediaTypes?: readonly string[];
}

/**
 * An input that another schema has read already: the wire form of REST differs from the model's.
 */
export class ParsedInput<Input = unknown> {
  readonly value: Input;

  constructor(value: Input) {
    this.value = value;
  }
}

/**
 * What was sent, as its schema reads it.
 * @throws ZodError of the first hundred wrong fields: its message is made of all its fields when it
 *   is read, which for sixteen thousand takes as long as checking them
 */
export function parseSent<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  // Of the two classes this one is an error to others as well.
  throw new z.ZodRealError(result.error.issues.slice(0, maxIssues));
}

/**
 * The schema of a large or frequent input. It takes what was parsed already as it is, and judges
 * everything else without promises, which is three times as fast: zod compiles what it need not
 * wait for. Nothing in the schema may wait.
 */
export function syncSchema<Schema extends z.ZodType>(schema: Schema): Schema {
  const parseAsync = (sent: unknown) =>
    new Promise((resolve) => {
      resolve(sent instanceof ParsedInput ? sent.value : parseSent(schema, sent));
    });
  return Object.create(schema, { parseAsync: { value: parseAsync } }) as Schema;
}
