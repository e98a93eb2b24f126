import { expect, test } from 'vitest';
import { sampleAudit, type AuditEntry } from './audit';

test('the first refusals of a minute are recorded, of all and of one account or address; the others are counted', async () => {
  let time = 1_000_000;
  const entries: AuditEntry[] = [];
  const audit = sampleAudit(
    { record: (entry) => Promise.resolve(void entries.push(entry)) },
    () => new Date(time),
    { refusals: { all: 5, own: 3 } },
  );
  const recorded = async (entry: Omit<AuditEntry, 'action'>) => {
    const before = entries.length;
    for (let times = 0; times < 4; times += 1) {
      await audit.record({ action: 'request.refused', ...entry });
    }
    return entries.length - before;
  };
  const from = (ip: string) => ({ origin: { ip, requestId: '1' } });
  expect(await recorded(from('203.0.113.1'))).toBe(3);
  expect(await recorded(from('203.0.113.2'))).toBe(2);
  expect(await recorded(from('203.0.113.3'))).toBe(0);
  // Callers that nobody knows leave those of accounts their lines.
  expect(await recorded({ actorId: 'ana', ...from('203.0.113.3') })).toBe(3);
  expect(audit.countUnrecorded()).toBe(8);
  await audit.record({ action: 'login', actorId: 'ana', ...from('203.0.113.1') });
  expect(entries.at(-1)).toMatchObject({ action: 'login' });
  time += 60_000;
  expect(await recorded(from('203.0.113.1'))).toBe(3);
});

test('somebody who signs in and out again and again fills no log, from each address and in each hour anew', async () => {
  let time = 1_000_000;
  const entries: AuditEntry[] = [];
  const audit = sampleAudit(
    { record: (entry) => Promise.resolve(void entries.push(entry)) },
    () => new Date(time),
    { repeats: { all: Infinity, own: 2 } },
  );
  const recorded = async (action: AuditEntry['action'], actorId: string, ip: string) => {
    const before = entries.length;
    for (let times = 0; times < 4; times += 1) {
      await audit.record({ action, actorId, origin: { ip, requestId: '1' } });
    }
    return entries.length - before;
  };
  expect(await recorded('login', 'ana', '203.0.113.1')).toBe(2);
  expect(await recorded('logout', 'ana', '203.0.113.1')).toBe(2);
  expect(await recorded('login', 'ana', '203.0.113.2')).toBe(2);
  expect(await recorded('login', 'bia', '203.0.113.1')).toBe(2);
  expect(await recorded('user.plan.changed', 'ana', '203.0.113.1')).toBe(4);
  time += 60 * 60_000;
  expect(await recorded('login', 'ana', '203.0.113.1')).toBe(2);
});
