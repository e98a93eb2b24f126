import { describe, expect, test } from 'vitest';
import { meansSignedOut } from './api-error';

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
