import type { ErrorCode, Issue } from '@arrasta/contract';

/** How much it would be, and how much it may be. */
interface UsedBudget {
  readonly used: number;
  readonly allowed: number;
}

/** A refusal the caller may read: one code of the closed list and a text for a person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  /** Of a budget that is used up, in its own unit; QUOTA_EXCEEDED with it is of the account. */
  readonly budget: UsedBudget | undefined;
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      issues?: readonly Issue[];
      budget?: UsedBudget;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'DomainError';
    this.code = code;
    this.issues = more.issues;
    this.budget = more.budget;
    this.retryAfter = more.retryAfter;
  }
}

/** There is too much to do now, or the server ends: it may be asked again in two seconds. */
export function unavailableError(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
}

/** A failure whose message explains it to the server's operator, in one line for the terminal. */
export class OperatorError extends Error {}
