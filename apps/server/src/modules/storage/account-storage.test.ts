import { expect, test } from 'vitest';
import { remainingQuota } from './account-storage';

test('an eighth of the room that was counted is given without counting', async () => {
  let used = 200;
  const bytes = () => ({ used, allowed: 1000 });
  const use = () => Promise.resolve({ carousels: { used: 1, allowed: 2 }, bytes: bytes() });
  const room = remainingQuota({ use });
  expect(room.take('ana', 1)).toBe(false);
  await room.renew('ana');
  expect([room.take('ana', 60), room.take('ana', 41), room.take('ana', 40)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(room.take('bia', 1)).toBe(false);
  used = 1000;
  await room.renew('ana');
  expect(room.take('ana', 1)).toBe(false);
});
