import type { ErrorCode, Issue } from '@arrasta/contract';
import { authWords } from '../../messages/auth';
import type { FieldErrors, FieldName } from './form-check';

/** What is known of a call that failed. No code: the server was not reached or did not answer. */
export interface CallFailure {
  readonly code: ErrorCode | null;
  readonly message: string | null;
  readonly issues: readonly Issue[];
}

const fieldNames: readonly string[] = ['name', 'email', 'password'] satisfies FieldName[];

/** What the toast says: the server's own words, else the documented ones; an absent server is no wrong password. */
export function failureDescription({ code, message }: CallFailure, fallback: string): string {
  if (code === null) return authWords.unreachable;
  return message ?? fallback;
}

/** The server's remarks, sorted by the fields they are about. */
export function fieldErrorsOf({ issues }: CallFailure): FieldErrors {
  const known = issues.filter(({ path }) => fieldNames.includes(path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
