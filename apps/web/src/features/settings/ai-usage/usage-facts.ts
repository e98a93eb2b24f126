import { generationKinds, type AiUsageLine, type AiUsageTotals } from '@arrasta/contract';
import { aiUsageMessages } from '../../../messages/settings';

const messages = aiUsageMessages;

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
