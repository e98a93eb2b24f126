import type { ErrorCode } from '@arrasta/contract';
import { TRPCClientError } from '@trpc/client';
import { RestError } from './rest-error';

function dataOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof TRPCClientError)) return {};
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** The server's code for this failure, of either way of calling it; null when the server was not reached or did not say. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (error instanceof RestError) return error.code;
  const { code } = dataOf(error);
  return typeof code === 'string' ? (code as ErrorCode) : null;
}

/**
 * Whether a failure says that nobody is signed in, or somebody who may not. A server that is down,
 * draining or not to be reached says nothing about it.
 */
export function meansSignedOut(code: ErrorCode | null): boolean {
  return code === 'UNAUTHORIZED' || code === 'FORBIDDEN';
}

/** The server's own words for this failure; null when it did not answer in our form. */
export function serverMessageOf(error: unknown): string | null {
  if (errorCodeOf(error) === null || !(error instanceof Error)) return null;
  return error.message === '' ? null : error.message;
}

/**
 * What a person is told of a failure: the server's words, or the other ones where it did not say
 * or the fault is its own.
 */
export function toldOr(error: unknown, otherwise: string): string {
  if (errorCodeOf(error) === 'INTERNAL_SERVER_ERROR') return otherwise;
  return serverMessageOf(error) ?? otherwise;
}
