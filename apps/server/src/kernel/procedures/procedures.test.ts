import type { User } from '@arrasta/contract';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit';
import type { CallContext } from './call-context';
import {
  adminProcedure,
  createCallerFactory,
  proProcedure,
  router,
  signedInProcedure,
} from './procedures';

const procedures = router({
  signedIn: signedInProcedure.query(() => 'in'),
  admin: adminProcedure.query(() => 'in'),
  pro: proProcedure.query(() => 'in'),
});

const user: User = {
  id: 'a',
  name: 'Ana',
  email: 'ana@exemplo.com',
  roleUser: 'User',
  plan: 'Basic',
  isBlocked: false,
  createdAt: '',
  updatedAt: '',
};

function visitor(actor: User | null) {
  const kept: AuditEntry[] = [];
  const audit = {
    record: (entry: AuditEntry) => {
      kept.push(entry);
      return Promise.resolve();
    },
  };
  const origin = { ip: '127.0.0.1', requestId: 'r' };
  const identity = { by: 'session', actor };
  const accounts = { isDeleted: () => Promise.resolve(false) };
  const context = { identity, origin, services: { accounts, audit } } as unknown as CallContext;
  return { calls: createCallerFactory(procedures)(context), kept };
}

test('without an account every call is refused', async () => {
  const { calls } = visitor(null);
  for (const call of [calls.signedIn, calls.admin, calls.pro]) {
    await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  }
});

test('an ordinary account is refused where role or plan are too low, on record', async () => {
  const { calls, kept } = visitor(user);
  expect(await calls.signedIn()).toBe('in');
  await expect(calls.admin()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(calls.pro()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(kept.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual([
    ['request.refused', 'a', 'admin'],
    ['request.refused', 'a', 'pro'],
  ]);
});

test('role and plan allow one kind of call each', async () => {
  const admin = visitor({ ...user, roleUser: 'Admin' }).calls;
  const pro = visitor({ ...user, plan: 'PRO' }).calls;
  expect([await admin.admin(), await pro.pro()]).toEqual(['in', 'in']);
  await expect(admin.pro()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(pro.admin()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
