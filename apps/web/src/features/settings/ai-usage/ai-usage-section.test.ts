import type { AiUsageLine, AiUsageTotals } from '@arrasta/contract';
import { expect, test } from 'vitest';
import {
  beginOfMonth,
  describeKinds,
  formatMonth,
  totalFacts,
  usageFacts,
} from './ai-usage-section';

const now = new Date(2026, 10, 22, 12);
const line: AiUsageLine = {
  id: 'a',
  kind: 'deck',
  model: 'gpt-6.1-terra',
  inputTokens: 1234,
  outputTokens: 567,
  pictures: 0,
  durationMs: 12_340,
  outcome: 'ok',
  startedAt: new Date(2026, 10, 22, 9, 5).toISOString(),
};
const totals: AiUsageTotals = {
  since: new Date(2026, 10, 1).toISOString(),
  generations: { deck: 0, rewrite: 0, hooks: 0, caption: 0, ideas: 0, picture: 0 },
  unfinished: 0,
  inputTokens: 0,
  outputTokens: 0,
  pictures: 0,
};

test('a generation is told by what it was, how it ended and what it took', () => {
  expect(usageFacts(line, now)).toEqual({
    kind: 'Carrossel',
    outcome: 'Concluída',
    isWhole: true,
    facts: ['Hoje, 09:05', '12,3 s', 'gpt-6.1-terra', '1.234 tokens enviados, 567 recebidos'],
  });
});

test('another day is named, another year with it', () => {
  const on = (at: Date) => usageFacts({ ...line, startedAt: at.toISOString() }, now).facts[0];
  expect(on(new Date(2026, 2, 3, 23, 59))).toBe('3 de mar, 23:59');
  expect(on(new Date(2025, 10, 22, 9, 5))).toBe('22 de nov de 2025, 09:05');
});

test('what the provider did not count is not a zero', () => {
  const tokens = (more: Partial<AiUsageLine>) => usageFacts({ ...line, ...more }, now).facts[3];
  expect(tokens({ inputTokens: null, outputTokens: null })).toBe('Tokens não informados');
  expect(tokens({ inputTokens: null, outputTokens: 1 })).toBe('1\u00a0token');
  expect(tokens({ inputTokens: 0, outputTokens: null })).toBe('0\u00a0tokens');
});

test.each([
  [40, '0 s'],
  [950, '1 s'],
  [59_400, '59,4 s'],
  [59_600, '1 min'],
  [118_000, '1 min 58 s'],
])('a duration of %i ms is %s', (durationMs, text) => {
  expect(usageFacts({ ...line, durationMs }, now).facts[1]).toBe(text);
});

test('a failure has words of its own, and one that none expected has some', () => {
  const outcomes = ['cancelled', 'AI_REFUSED', 'QUOTA_EXCEEDED', 'INTERNAL_SERVER_ERROR'] as const;
  const failureFacts = outcomes.map((outcome) => usageFacts({ ...line, outcome }, now));
  expect(failureFacts.map(({ outcome }) => outcome)).toEqual([
    'Cancelada',
    'Recusada pelo provedor',
    'Sem créditos no provedor',
    'Falhou',
  ]);
  expect(failureFacts.some(({ isWhole }) => isWhole)).toBe(false);
});

test('the sums are of the reader’s month', () => {
  expect(beginOfMonth(now)).toEqual(new Date(2026, 10, 1));
  expect(formatMonth(totals.since)).toBe('Novembro de 2026');
});

test('what failed counts as a generation, and is named apart', () => {
  const some: AiUsageTotals = {
    ...totals,
    generations: { ...totals.generations, deck: 3, caption: 1, hooks: 2 },
    unfinished: 1,
    ...{ inputTokens: 12_345, outputTokens: 6789 },
  };
  expect(totalFacts(some).map(({ value }) => value)).toEqual(['7', '12.345', '6.789', '0']);
  expect(describeKinds(some)).toBe(
    '3\u00a0carrosséis · 2\u00a0trios de ganchos · 1\u00a0legenda · 1\u00a0não terminou',
  );
  expect(describeKinds(totals)).toBe('Nada foi gerado neste mês.');
});

test('tokens that no provider told of are not said to be none', () => {
  const untold = { ...totals, generations: { ...totals.generations, deck: 2 } };
  expect(totalFacts(untold).map(({ value }) => value)).toEqual(['2', '—', '—', '0']);
  expect(totalFacts(totals).map(({ value }) => value)).toEqual(['0', '0', '0', '0']);
});
