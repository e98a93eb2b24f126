import { usagePerPage, type AiUsageLine, type AiUsageTotals } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../api/client';
import { trpc } from '../../../api/trpc';
import { beginOfMonth, kindsSentence, monthWords, totalFacts, usageFacts } from './usage-facts';
import { aiUsageWords } from '../../../messages/ai-usage';
import { Awaited, Instead } from '../../../ui/page/instead';
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

const words = aiUsageWords;

function Totals({ totals }: { totals: AiUsageTotals }) {
  return (
    <>
      <h3 className={classes.heading}>{monthWords(totals.since)}</h3>
      <dl className={classes.totals}>
        {totalFacts(totals).map(({ name, value }) => (
          <div key={name} className={classes.total}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.kinds}>{kindsSentence(totals)}</p>
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
        {words.latest}
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
          {words.more}
        </Button>
      )}
    </>
  );
}

function Usage() {
  const usage = useAiUsage();
  const { data, isFetching, refetch } = usage;
  const [first] = data?.pages ?? [];
  if (!first) return <Awaited place="card" {...{ isFetching, words, refetch }} />;
  if (first.entries.length === 0) {
    return (
      <Instead place="card">
        <Sparkles size={20} strokeWidth={1.75} aria-hidden />
        <strong>{words.none}</strong>
        <span>{words.noneHint}</span>
      </Instead>
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
    <Section title={words.title} description={words.description}>
      <Usage />
    </Section>
  );
}
