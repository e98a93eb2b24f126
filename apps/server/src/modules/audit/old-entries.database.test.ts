import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { removeOldEntries } from './audit.repo';

test('entries of before a moment go, however many they are, and the others stay', async () => {
  const { prisma, close } = await openTestDatabase();
  const entry = { action: 'login', ip: '', requestId: 'x' };
  const old = { ...entry, at: new Date('2025-01-01T00:00:00Z') };
  await prisma.auditEntry.createMany({ data: Array(5_500).fill(old) });
  await prisma.auditEntry.create({ data: { ...entry, at: new Date('2026-01-01T00:00:00Z') } });
  await removeOldEntries(prisma, new Date('2025-06-01T00:00:00Z'));
  expect(await prisma.auditEntry.count()).toBe(1);
  await close();
});
