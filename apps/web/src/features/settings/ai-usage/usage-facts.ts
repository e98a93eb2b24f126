import { generationKinds, type AiUsageLine, type AiUsageTotals } from '@arrasta/contract';
import { aiUsageWords } from '../../../messages/ai-usage';

const words = aiUsageWords;

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
export function monthWords(since: string): string {
  const text = month.format(new Date(since));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function momentWords(startedAt: string, now: Date): string {
  const at = new Date(startedAt);
  if (day.format(at) === day.format(now)) return words.today(time.format(at));
  const format = at.getFullYear() === now.getFullYear() ? dayOfYear : day;
  return words.onDay(format.format(at).replaceAll('.', ''), time.format(at));
}

function tokenWords({ inputTokens, outputTokens }: AiUsageLine): string {
  if (inputTokens !== null && outputTokens !== null) {
    return words.tokens.both(inputTokens, outputTokens);
  }
  const known = inputTokens ?? outputTokens;
  return known === null ? words.tokens.unknown : words.tokens.one(known);
}

function durationWords(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return words.seconds(tenths.format(durationMs / 1000));
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}

/** What a generation was and how it ended, and then what it took. */
export function usageFacts(line: AiUsageLine, now: Date) {
  const { kind, model, startedAt, durationMs, outcome } = line;
  return {
    kind: words.kinds[kind],
    outcome: words.outcomes[outcome] ?? words.otherOutcome,
    isWhole: outcome === 'ok',
    facts: [momentWords(startedAt, now), durationWords(durationMs), model, tokenWords(line)],
  };
}

/** The sums with their names. */
export function totalFacts({ generations, unfinished, ...sums }: AiUsageTotals) {
  const whole = generationKinds.reduce((count, kind) => count + generations[kind], 0);
  const all = whole + unfinished;
  // Nothing is generated with no token at all: the provider does not tell how many.
  const tokens = (count: number) =>
    count === 0 && all > 0 ? words.totals.unknown : words.number(count);
  return [
    { name: words.totals.generations, value: words.number(all) },
    { name: words.totals.input, value: tokens(sums.inputTokens) },
    { name: words.totals.output, value: tokens(sums.outputTokens) },
    { name: words.totals.pictures, value: words.number(sums.pictures) },
  ];
}

/** How many of what were generated, in a sentence. */
export function kindsSentence({ generations, unfinished }: AiUsageTotals): string {
  const kinds = generationKinds.filter((kind) => generations[kind] > 0);
  const parts = kinds.map((kind) => words.counts[kind](generations[kind]));
  if (unfinished > 0) parts.push(words.unfinished(unfinished));
  return parts.length === 0 ? words.nothing : parts.join(' · ');
}
