import { expect, test } from 'vitest';
import { bearerTokenOf } from './authenticate';

const headers = (...values: string[]) => values.flatMap((value) => ['Authorization', value]);

test.each([
  ['Bearer arr_a', 'arr_a'],
  ['bearer arr_a', 'arr_a'],
  ['BEARER \t arr_a ', 'arr_a'],
  ['Bearer', ''],
  ['Bearer ', ''],
  ['Bearer a b', 'a b'],
  ['Bearer a, Bearer b', 'a, Bearer b'],
  ['Basic YTpi', undefined],
  ['Bearerarr_a', undefined],
  ['', undefined],
])('of "%s" it is %j', (value, token) => {
  expect(bearerTokenOf(headers(value))).toBe(token);
});

test('other headers, and values that name it, are passed over', () => {
  expect(
    bearerTokenOf(['Host', 'x', 'X-Was', 'authorization', 'Cookie', 'Bearer a']),
  ).toBeUndefined();
  expect(bearerTokenOf(['Host', 'x', 'AUTHORIZATION', 'Bearer a'])).toBe('a');
  expect(bearerTokenOf(headers('Basic a', 'Basic b'))).toBeUndefined();
});

test.each([
  ['Bearer a', 'Bearer a'],
  ['Basic a', 'Bearer b'],
])('%s beside %s is refused: it could be either', (...values) => {
  expect(() => bearerTokenOf(headers(...values))).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  );
});
