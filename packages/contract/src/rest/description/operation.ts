import type { z } from 'zod';
import type { ErrorCode } from '../../error-code';

/** Whom a call is for. */
export type Audience = 'everybody' | 'signed in' | 'PRO' | 'Admin';

/** A successful answer: JSON of a schema, bytes of media types, or nothing. */
export interface OperationAnswer {
  readonly status: number;
  readonly description: string;
  readonly body?: z.ZodType;
  readonly mediaTypes?: readonly string[];
  /** Names of headers, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the REST facade, as its description shows it; texts are Portuguese. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'head' | 'post' | 'put' | 'delete';
  /** Below /api, parameters in braces: `/carousels/{id}`. */
  readonly path: string;
  readonly subject: string;
  readonly summary: string;
  readonly audience: Audience;
  /** No access token will do: it takes a person who signed in. */
  readonly sessionOnly?: boolean;
  readonly query?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** Bytes as the body. */
  readonly bodyMediaTypes?: readonly string[];
  /** Names of request headers, each with what it does. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: OperationAnswer;
  /** It may find the account without room for more. */
  readonly takesRoom?: boolean;
  /** Errors of its own, beside those any call may have. */
  readonly errors?: readonly ErrorCode[];
}
