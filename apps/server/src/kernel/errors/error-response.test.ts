import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { portugueseIssues, toErrorResponse } from './error-response';

beforeAll(() => z.config(portugueseIssues()));
afterAll(() => z.config({ localeError: undefined }));

const schema = z.object({
  title: z.string(),
  slide: z.object({ position: z.number() }).optional(),
  own: z.string('Nome obrigatório').optional(),
});

const listMessages = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test('what was left out is called so', () => {
  expect(listMessages({ slide: {} })).toEqual(['Campo obrigatório', 'Campo obrigatório']);
});

test('nothing at all is not in the expected form', () => {
  expect(listMessages(undefined)).toEqual(['O pedido não está no formato esperado.']);
});

test('a field’s own text goes first, and what is there is described', () => {
  expect(listMessages({ title: 'a', own: 1 })).toEqual(['Nome obrigatório']);
  expect(listMessages({ title: null })?.[0]).toMatch(/^Entrada inválida: esperava/);
});

test('of many wrong fields the first hundred are named', () => {
  const { error } = z.array(z.number('Número')).safeParse(Array.from({ length: 150 }, () => 'a'));
  const { code, message, issues = [] } = toErrorResponse(error);
  expect({ code, message }).toEqual({ code: 'BAD_REQUEST', message: 'Número' });
  expect(issues.map(({ path }) => path)).toEqual(
    Array.from({ length: 100 }, (_, at) => String(at)),
  );
});
