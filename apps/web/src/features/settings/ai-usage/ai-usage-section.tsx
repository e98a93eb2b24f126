import { usagePerPage, type AiUsageLine, type AiUsageTotals } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../api/client';
import { trpc } from '../../../api/trpc';
import { beginOfMonth, describeKinds, formatMonth, totalFacts, usageFacts } from './usage-facts';
import { aiUsageMessages } from '../../../messages/settings';
import { QueryState, EmptyState } from '../../../ui/page/query-state';
import { Section } from '../../../ui/page/section';
import classes from './ai-usage.module.css';

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
    <li className={classes.line}>
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
