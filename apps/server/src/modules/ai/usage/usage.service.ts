import type { AiUsage, AiUsageLine, ListUsage, GenerationOutcome } from '@arrasta/contract';
import type { ImageModel, TextModel, TokensUsed } from '../models';

/** What one generation took, as it is kept; nothing of what it was about. */
export interface UsageRecord extends Omit<AiUsageLine, 'id' | 'startedAt'> {
  readonly userId: string;
  readonly startedAt: Date;
}

/** Where it is kept what generations took. */
export interface UsageLog {
  /** Stores it, unless the account was deleted. */
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

/** What a generation may ask. */
export interface Models {
  readonly text: TextModel;
  readonly image: ImageModel;
}

/** What the models are called, for as long as the provider has not said which one answered. */
export interface ModelNames {
  readonly text: string;
  readonly image: string;
}

export interface Meter {
  /** The same models; what they are asked is counted. */
  readonly models: Models;
  /** What was counted by now; null where no model was asked. */
  readonly read: (outcome: GenerationOutcome) => Omit<UsageRecord, 'userId' | 'kind'> | null;
}

/** As much as a column holds. */
const max = { count: 2_147_483_647, name: 200 } as const;

/** A count as a provider reports it, if it is one. */
function parseCount(reportedCount: unknown): number | null {
  return typeof reportedCount === 'number' &&
    Number.isSafeInteger(reportedCount) &&
    reportedCount >= 0
    ? reportedCount
    : null;
}

/** Adds the count of one call, where it reported any; null while none did. */
function addCount(before: number | null, reportedCount: unknown): number | null {
  const count = parseCount(reportedCount);
  if (count === null) return before;
  return Math.min((before ?? 0) + count, max.count);
}

/** Counts what one generation takes, however many calls it makes and however they end. */
export function startMeter(models: Models, names: ModelNames, now: () => Date): Meter {
  const startedAt = now();
  let model: string | null = null;
  let inputTokens: number | null = null;
  let outputTokens: number | null = null;
  let images = 0;

  function addTokens(tokens: TokensUsed | null | undefined) {
    inputTokens = addCount(inputTokens, tokens?.input);
    outputTokens = addCount(outputTokens, tokens?.output);
  }

  return {
    models: {
      text: {
        async *write(request) {
          model = names.text;
          const end = yield* models.text.write(request);
          model = end.model;
          addTokens(end.tokens);
          return end;
        },
      },
      image: {
        async draw(request) {
          model = names.image;
          const generatedImage = await models.image.draw(request);
          images += 1;
          addTokens(generatedImage.tokens);
          return generatedImage;
        },
      },
    },
    read(outcome) {
      if (model === null) return null;
      const passed = Math.round(now().getTime() - startedAt.getTime());
      const durationMs = Math.min(Math.max(0, passed), max.count);
      const name = model.slice(0, max.name);
      return {
        ...{ model: name, inputTokens, outputTokens, pictures: images },
        ...{ durationMs, outcome, startedAt },
      };
    },
  };
}
