import {
  usagePerPage,
  type AiUsageLine,
  type AiUsageTotals,
  generationKinds,
} from '@arrasta/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../api/client';
import { trpc } from '../../../api/trpc';
import { aiUsageMessages } from '../../../messages/settings';
import { QueryState, EmptyState } from '../../../ui/page/query-state';
import { Section } from '../../../ui/page/section';
import classes from './ai-usage.module.css';

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const tenths = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** The moment at which the month of the reader's time zone began. */
export function beginOfMonth(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth());
}

/** The month as a heading: Novembro de 2026. */
export function formatMonth(since: string): string {
  const text = month.format(new Date(since));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatMoment(startedAt: string, now: Date): string {
  const at = new Date(startedAt);
  if (day.format(at) === day.format(now)) return messages.today(time.format(at));
  const format = at.getFullYear() === now.getFullYear() ? dayOfYear : day;
  return messages.onDay(format.format(at).replaceAll('.', ''), time.format(at));
}

function formatTokens({ inputTokens, outputTokens }: AiUsageLine): string {
  if (inputTokens !== null && outputTokens !== null) {
    return messages.tokens.both(inputTokens, outputTokens);
  }
  const knownTokens = inputTokens ?? outputTokens;
  return knownTokens === null ? messages.tokens.unknown : messages.tokens.one(knownTokens);
}

function formatDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return messages.seconds(tenths.format(durationMs / 1000));
  return messages.minutes(Math.floor(seconds / 60), seconds % 60);
}

/** What a generation was and how it ended, and then what it took. */
export function usageFacts(line: AiUsageLine, now: Date) {
  const { kind, model, startedAt, durationMs, outcome } = line;
  return {
    kind: messages.kinds[kind],
    outcome: messages.outcomes[outcome] ?? messages.otherOutcome,
    isWhole: outcome === 'ok',
    facts: [formatMoment(startedAt, now), formatDuration(durationMs), model, formatTokens(line)],
  };
}

/** The sums with their names. */
export function totalFacts({ generations, unfinished, ...sums }: AiUsageTotals) {
  const whole = generationKinds.reduce((count, kind) => count + generations[kind], 0);
  const all = whole + unfinished;
  // Nothing is generated with no token at all: the provider does not tell how many.
  const tokens = (count: number) =>
    count === 0 && all > 0 ? messages.totals.unknown : messages.number(count);
  return [
    { name: messages.totals.generations, value: messages.number(all) },
    { name: messages.totals.input, value: tokens(sums.inputTokens) },
    { name: messages.totals.output, value: tokens(sums.outputTokens) },
    { name: messages.totals.pictures, value: messages.number(sums.pictures) },
  ];
}

/** How many of what were generated, in a sentence. */
export function describeKinds({ generations, unfinished }: AiUsageTotals): string {
  const kinds = generationKinds.filter((kind) => generations[kind] > 0);
  const parts = kinds.map((kind) => messages.counts[kind](generations[kind]));
  if (unfinished > 0) parts.push(messages.unfinished(unfinished));
  return parts.length === 0 ? messages.nothing : parts.join(' · ');
}

/** Generations that the card shows before more are asked for. */
const firstFew = 5;

/**
 * What one's generations took, page after page; read anew whenever the screen is opened. The first
 * page is shorter than the others and each asks for the month it is then, which the hook of the
 * procedure cannot say: it asks every page with one input.
 */
function useAiUsage() {
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.ai.usage, undefined, 'infinite'),
    queryFn: ({ pageParam: cursor }) => {
      const since = beginOfMonth(new Date()).toISOString();
      return api.ai.usage.query(
        cursor === null ? { since, limit: firstFew } : { since, limit: usagePerPage, cursor },
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

const messages = aiUsageMessages;

function Totals({ totals }: { totals: AiUsageTotals }) {
  return (
    <>
      <h3 className={classes.heading}>{formatMonth(totals.since)}</h3>
      <dl className={classes.totals}>
        {totalFacts(totals).map(({ name, value }) => (
          <div key={name} className={classes.total}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.kinds}>{describeKinds(totals)}</p>
    </>
  );
}

function Line({ line, now }: { line: AiUsageLine; now: Date }) {
  const { kind, outcome, isWhole, facts } = usageFacts(line, now);
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.kind}>{kind}</span>
        <span className={classes.outcome} data-whole={isWhole || undefined}>
          {outcome}
        </span>
      </div>
      <div className={classes.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
    </li>
  );
}

function Latest({ usage }: { usage: ReturnType<typeof useAiUsage> }) {
  const { data, dataUpdatedAt, hasNextPage, isFetchingNextPage, fetchNextPage } = usage;
  const id = useId();
  const now = new Date(dataUpdatedAt);
  return (
    <>
      <h3 id={id} className={classes.heading} data-second>
        {messages.latest}
      </h3>
      <ul className={classes.list} aria-labelledby={id}>
        {data?.pages
          .flatMap(({ entries }) => entries)
          .map((line) => (
            <Line key={line.id} line={line} now={now} />
          ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </>
  );
}

function Usage() {
  const usage = useAiUsage();
  const { data, isFetching, refetch } = usage;
  const [first] = data?.pages ?? [];
  if (!first) return <QueryState place="card" {...{ isFetching, messages, refetch }} />;
  if (first.entries.length === 0) {
    return (
      <EmptyState place="card">
        <Sparkles size={20} strokeWidth={1.75} aria-hidden />
        <strong>{messages.none}</strong>
        <span>{messages.noneHint}</span>
      </EmptyState>
    );
  }
  return (
    <>
      <Totals totals={first.totals} />
      <Latest usage={usage} />
    </>
  );
}

/** The card Uso da I.A.: what this month's generations took, and the latest of them. */
export function AiUsageSection() {
  return (
    <Section title={messages.title} description={messages.description}>
      <Usage />
    </Section>
  );
}
