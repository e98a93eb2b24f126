import type { AiUsage, AiUsageLine, ListUsage } from '@arrasta/contract';

/** What one generation took, as it is kept; nothing of what it was about. */
export interface UsageRecord extends Omit<AiUsageLine, 'id' | 'startedAt'> {
  readonly userId: string;
  readonly startedAt: Date;
}

/** Where it is kept what generations took. */
export interface UsageLog {
  /** Keeps it, unless the account is gone. */
  readonly keep: (record: UsageRecord) => Promise<void>;
}

/** A page of what an account's generations took, and sums since a moment. */
export interface UsagePageRequest {
  readonly since: Date;
  readonly limit: number;
  /** The id of the last one of the page before. */
  readonly after: string | null;
}

/** What is kept of an account, to be read. Every call names the owner. */
export interface UsageRepo extends UsageLog {
  readonly page: (userId: string, request: UsagePageRequest) => Promise<AiUsage>;
  readonly deleteOlderThan: (time: Date) => Promise<void>;
}

/** The usage of AI as its owner reads it. */
export interface UsageService {
  readonly page: (userId: string, request: ListUsage) => Promise<AiUsage>;
}

/** How long it is kept, in ms: the same month of the year before can be looked at. */
export const usageLife = 396 * 24 * 3_600_000;

function monthOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));
}

/** One's usage of AI. Source: decision 088. */
export function usageService(repo: Pick<UsageRepo, 'page'>, now: () => Date): UsageService {
  return {
    page: (userId, { since, cursor, limit }) =>
      repo.page(userId, {
        since: since === undefined ? monthOf(now()) : new Date(since),
        limit,
        after: cursor ?? null,
      }),
  };
}
