import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * What the tasks of the page's main thread took during some work, in ms of processor time: what
 * other programs do meanwhile makes none of them longer.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
  const named = traceEvents.filter(({ name, args }) => {
    return name === 'thread_name' && args.name === 'CrRendererMain';
  });
  const mainThreads = new Set(named.map(threadOf));
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
