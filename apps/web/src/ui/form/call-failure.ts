import type { ErrorCode, Issue } from '@arrasta/contract';
import { TRPCClientError } from '@trpc/client';
import { authMessages } from '../../messages/auth';
import type { FieldErrors, FormFieldName } from './form-check';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';

/** What is known of a call that failed. No code: the server was not reached or did not answer. */
export interface CallFailure {
  readonly code: ErrorCode | null;
  readonly message: string | null;
  readonly issues: readonly Issue[];
}

const fieldNames: readonly string[] = ['name', 'email', 'password'] satisfies FormFieldName[];

/** What the toast says: the server's own words, else the documented ones; an absent server is no wrong password. */
export function failureDescription({ code, message }: CallFailure, fallback: string): string {
  if (code === null) return authMessages.unreachable;
  return message ?? fallback;
}

/** The server's remarks, sorted by the fields they are about. */
export function fieldErrorsOf({ issues }: CallFailure): FieldErrors {
  const knownIssues = issues.filter(({ path }) => fieldNames.includes(path));
  return Object.fromEntries(knownIssues.map(({ path, message }) => [path, message]));
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'message' in value && typeof value.message === 'string';
}

function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof TRPCClientError)) return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('issues' in data)) return [];
  return Array.isArray(data.issues) ? data.issues.filter(isIssue) : [];
}

/** What a rejected call tells, whatever it was rejected with. */
export function callFailureOf(error: unknown): CallFailure {
  return {
    code: errorCodeOf(error),
    message: serverMessageOf(error),
    issues: issuesOf(error),
  };
}
