import { expect, test } from 'vitest';
import { type Action, type Actor, isAllowed } from './account';

const user: Actor = { id: 'a', roleUser: 'User', plan: 'Basic', isBlocked: false };
const admin: Actor = { ...user, roleUser: 'Admin' };
const all: readonly Action[] = [
  'usePlanner',
  'administerUsers',
  'changePlan',
  'changeRole',
  'block',
];

const granted = (actor: Actor, accountId: string) =>
  all.filter((action) => isAllowed(actor, action, accountId));

test('an ordinary account has no right beyond its own things', () => {
  expect(granted(user, 'b')).toEqual([]);
  expect(granted(user, 'a')).toEqual([]);
});

test('plan PRO opens the planner and nothing else', () => {
  expect(granted({ ...user, plan: 'PRO' }, 'b')).toEqual(['usePlanner']);
});

test('an Admin changes others in everything, of itself the plan alone', () => {
  expect(granted(admin, 'b')).toEqual(['administerUsers', 'changePlan', 'changeRole', 'block']);
  expect(granted(admin, 'a')).toEqual(['administerUsers', 'changePlan']);
});

test('a blocked account may nothing', () => {
  expect(granted({ ...admin, plan: 'PRO', isBlocked: true }, 'b')).toEqual([]);
});
