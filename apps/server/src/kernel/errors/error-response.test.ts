import { expect, test } from 'vitest';
import { z } from 'zod';
import { toErrorResponse } from './error-response';

test('of many wrong fields the first hundred are named', () => {
  const { error } = z.array(z.number('Número')).safeParse(Array.from({ length: 150 }, () => 'a'));
  const { code, message, issues = [] } = toErrorResponse(error);
  expect({ code, message }).toEqual({ code: 'BAD_REQUEST', message: 'Número' });
  expect(issues.map(({ path }) => path)).toEqual(
    Array.from({ length: 100 }, (_, at) => String(at)),
  );
});
