import { expect, test } from 'vitest';
import { isDatabaseAway } from './error-response';

test.each([
  [{ code: 'P1001' }],
  [{ code: 'P2024' }],
  [{ code: '57P01' }],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '53100' } } } }],
  [{ code: '08006' }],
  [{ code: '55P03' }],
  [{ code: '40P01' }],
  [{ code: 'P2034' }],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '57014' } } } }],
  [{ code: 'ECONNREFUSED' }],
  [new Error('Connection terminated unexpectedly')],
  [new Error('DATABASE_URL: timeout expired', { cause: new Error('timeout expired') })],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } } }],
  [new Error('outer', { cause: { originalCode: '57P03' } })],
])('%j means that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([[{ code: 'P2002' }], [{ code: '23505' }], [new Error('other')], [null], ['P1001']])(
  '%j does not',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
