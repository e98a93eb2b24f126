import {
  generationKinds,
  type AiUsageLine,
  type AiUsageTotals,
  type GenerationKind,
  type GenerationOutcome,
} from '@arrasta/contract';
import type { Database } from '../../../kernel/database/database';
import type { UsagePageRequest, UsageRepo } from './usage.service';

interface Row extends Omit<AiUsageLine, 'startedAt' | 'kind' | 'outcome'> {
  readonly kind: string;
  readonly outcome: string;
  readonly startedAt: Date;
}

/** Sums of one kind; the driver has counts and sums as texts, so that none is too large. */
interface KindRow {
  readonly kind: string;
  readonly whole: string;
  readonly unfinished: string;
  readonly input: string;
  readonly output: string;
  readonly pictures: string;
}

const findEntries = `
  SELECT "id", "kind", "model", "input_tokens" AS "inputTokens", "output_tokens" AS "outputTokens",
    "pictures", "duration_ms" AS "durationMs", "outcome", "started_at" AS "startedAt"
  FROM "ai_usage"
  WHERE "user_id" = $1::uuid AND ($2::uuid IS NULL OR ("started_at", "id") < (
    SELECT "started_at", "id" FROM "ai_usage" WHERE "id" = $2::uuid AND "user_id" = $1::uuid))
  ORDER BY "started_at" DESC, "id" DESC LIMIT $3::int`;

const sumKinds = `
  SELECT "kind", (count(*) FILTER (WHERE "outcome" = 'ok'))::text AS "whole",
    (count(*) FILTER (WHERE "outcome" <> 'ok'))::text AS "unfinished",
    coalesce(sum("input_tokens"), 0)::text AS "input",
    coalesce(sum("output_tokens"), 0)::text AS "output",
    coalesce(sum("pictures"), 0)::text AS "pictures"
  FROM "ai_usage" WHERE "user_id" = $1::uuid AND "started_at" >= $2::timestamptz
  GROUP BY "kind"`;

/** A row in the words of the contract; the table's checks keep kind and outcome in their forms. */
function lineOf({ kind, outcome, startedAt, ...row }: Row): AiUsageLine {
  return {
    ...row,
    kind: kind as GenerationKind,
    outcome: outcome as GenerationOutcome,
    startedAt: startedAt.toISOString(),
  };
}

function totalsOf(rows: readonly KindRow[], since: Date): AiUsageTotals {
  const sum = (field: Exclude<keyof KindRow, 'kind'>) =>
    rows.reduce((total, row) => total + Number(row[field]), 0);
  const whole = (kind: GenerationKind) => rows.find((row) => row.kind === kind)?.whole ?? 0;
  const generations = Object.fromEntries(
    generationKinds.map((kind) => [kind, Number(whole(kind))]),
  ) as Record<GenerationKind, number>;
  return {
    since: since.toISOString(),
    generations,
    unfinished: sum('unfinished'),
    inputTokens: sum('input'),
    outputTokens: sum('output'),
    pictures: sum('pictures'),
  };
}

/** What generations took, in the database. */
export function usageRepo({ prisma, read }: Pick<Database, 'prisma' | 'read'>): UsageRepo {
  return {
    async keep({ userId, kind, model, inputTokens, outputTokens, ...record }) {
      const { pictures: images, durationMs, outcome, startedAt } = record;
      // The lock waits for a deletion of the account that is under way; then there is no row.
      await prisma.$executeRaw`
        INSERT INTO "ai_usage" ("user_id", "kind", "model", "input_tokens", "output_tokens",
          "pictures", "duration_ms", "outcome", "started_at")
        SELECT "id", ${kind}, ${model}, ${inputTokens}::int, ${outputTokens}::int,
          ${images}::int, ${durationMs}::int, ${outcome}, ${startedAt}::timestamptz
        FROM "users" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
    },

    async page(userId, { since, limit, after }: UsagePageRequest) {
      const found = await read<Row>(findEntries, [userId, after, limit + 1]);
      const kinds = await read<KindRow>(sumKinds, [userId, since.toISOString()]);
      const rows = found.slice(0, limit);
      return {
        totals: totalsOf(kinds, since),
        entries: rows.map(lineOf),
        nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    async deleteOlderThan(time) {
      await prisma.aiUsage.deleteMany({ where: { startedAt: { lt: time } } });
    },
  };
}
