import { describe, expect, test } from 'vitest';
import { TRPCClientError } from '@trpc/client';
import { meansSignedOut, outageOf, requireJson, UnreadableAnswer } from './api-error';

describe('a failure of the current-user call', () => {
  test.each(['UNAUTHORIZED', 'FORBIDDEN'] as const)('%s signs out', (code) => {
    expect(meansSignedOut(code)).toBe(true);
  });

  test.each([null, 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'] as const)(
    '%s does not',
    (code) => {
      expect(meansSignedOut(code)).toBe(false);
    },
  );
});

/** A failed call as the client rejects it: with the server's words, or only with an answer. */
function aFailure(answer?: Response, httpStatus?: number) {
  const error = new TRPCClientError<never>('failed', {
    ...(answer && { meta: { response: answer } }),
  });
  if (httpStatus !== undefined) Object.defineProperty(error, 'data', { value: { httpStatus } });
  return error;
}

const answered = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, ...(headers && { headers }) });

test('a server that was not reached may be there later', () => {
  expect(outageOf(aFailure())).toEqual({ retryAfter: null });
});

test.each([500, 502, 503, 504, 429])('%s passes', (status) => {
  expect(outageOf(aFailure(answered(status)))).not.toBeNull();
  expect(outageOf(aFailure(answered(status), status))).not.toBeNull();
});

test.each([400, 401, 403, 404, 409, 413])('%s does not', (status) => {
  expect(outageOf(aFailure(answered(status)))).toBeNull();
  expect(outageOf(aFailure(answered(status), status))).toBeNull();
});

test('among calls that travelled together the status of the one counts', () => {
  expect(outageOf(aFailure(answered(207), 409))).toBeNull();
  expect(outageOf(aFailure(answered(207), 500))).not.toBeNull();
});

test.each([413, 503])('%s of a proxy, in words of its own, is understood', (status) => {
  const answer = answered(status, { 'content-type': 'text/html', 'retry-after': '7' });
  const unreadable = () => requireJson(answer);
  expect(unreadable).toThrow('without JSON');
  const error = TRPCClientError.from(new UnreadableAnswer(answer));
  expect(outageOf(error)).toEqual(status === 413 ? null : { retryAfter: 7000 });
});

test('a page that answers in the place of the server passes', () => {
  expect(outageOf(aFailure(answered(200)))).toEqual({ retryAfter: null });
});

test('what the server asks to wait is told', () => {
  expect(outageOf(aFailure(answered(503, { 'retry-after': '2' })))).toEqual({ retryAfter: 2000 });
  const date = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
  expect(outageOf(aFailure(answered(503, date)))).toEqual({ retryAfter: null });
});

test('an error of our own is no outage', () => {
  expect(outageOf(new TypeError('undefined is not a function'))).toBeNull();
});
