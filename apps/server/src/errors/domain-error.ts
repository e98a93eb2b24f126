import type { ErrorCode, Issue } from '@arrasta/contract';

/** A refusal the caller may read: one code of the closed list and a text for a person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'DomainError';
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
  }
}
