import type { CallDescription } from './rest-line';

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
