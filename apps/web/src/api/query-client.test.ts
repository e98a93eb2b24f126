import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { currentUserKey } from './query-client';
import { trpc } from './trpc';

test('who is signed in is kept under the key of the procedure', () => {
  expect(currentUserKey).toEqual(getQueryKey(trpc.auth.currentUser, undefined, 'query'));
});
