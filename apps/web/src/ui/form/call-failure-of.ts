import type { Issue } from '@arrasta/contract';
import { TRPCClientError } from '@trpc/client';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import type { CallFailure } from './call-failure';

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
