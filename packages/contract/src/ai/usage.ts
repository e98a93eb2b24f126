import type { ErrorCode } from '../error-code';

/** What is generated for an account by the provider of AI. */
export const generationKinds = ['deck', 'rewrite', 'hooks', 'caption', 'ideas', 'picture'] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** How a generation ended: whole, given up by whoever asked for it, or as the call failed. */
export type GenerationOutcome = 'ok' | 'cancelled' | ErrorCode;

/** Generations that one page of the usage holds. */
export const usagePerPage = 20;

/** One generation: what it took, and nothing of what it was about. */
export interface AiUsageLine {
  readonly id: string;
  readonly kind: GenerationKind;
  /** The model that was asked. */
  readonly model: string;
  /** Null where the provider did not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Pictures that were made. */
  readonly pictures: number;
  readonly durationMs: number;
  readonly outcome: GenerationOutcome;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
}

/** What all generations since a moment took. */
export interface AiUsageTotals {
  /** ISO 8601 UTC. */
  readonly since: string;
  /** Those that ended whole. */
  readonly generations: Readonly<Record<GenerationKind, number>>;
  /** Those that failed or were given up; what they took is part of the sums. */
  readonly unfinished: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly pictures: number;
}

/** One's usage of AI: sums, and a page of the generations, newest first. */
export interface AiUsage {
  readonly totals: AiUsageTotals;
  readonly entries: readonly AiUsageLine[];
  /** What asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}
