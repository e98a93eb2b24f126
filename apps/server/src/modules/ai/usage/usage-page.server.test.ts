import { randomUUID } from 'node:crypto';
import type { AiUsage, AiUsageLine } from '@arrasta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../../testing/person';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { usageLife } from './usage.service';
import { usageRepo } from './usage.repo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const usage = async (person: Person, query = '') =>
  (await person.rest<AiUsage>('GET', `/ai/usage${query}`)).body;

/** Row of the table that a test writes itself. */
const row = (person: Person, startedAt: Date, more: object = {}) => ({
  ...{ userId: person.user.id, kind: 'deck', model: 'm', durationMs: 1500, outcome: 'ok' },
  ...{ startedAt, ...more },
});

const at = (time: string) => new Date(time);

test('shows one’s own and nobody else’s, whoever asks with whose id', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const { prisma } = server.database;
  await prisma.aiUsage.create({ data: row(ana, new Date()) });
  const { id: cursor } = await prisma.aiUsage.create({ data: row(bia, new Date()) });
  expect((await usage(ana)).entries).toHaveLength(1);
  for (const foreign of [cursor, randomUUID()]) {
    expect((await usage(ana, `?cursor=${foreign}`)).entries).toEqual([]);
  }
  const admin = await server.admin();
  expect(await usage(admin)).toMatchObject({ entries: [], totals: { unfinished: 0 } });
  expect((await server.stranger().rest('GET', '/ai/usage')).status).toBe(401);
});

test('comes newest first, page by page, the same over tRPC', async () => {
  const ana = await server.person();
  const data = Array.from({ length: 45 }, (_, index) =>
    row(ana, at(`2026-11-02T00:00:${index < 30 ? '00' : '01'}Z`), { durationMs: index }),
  );
  await server.database.prisma.aiUsage.createMany({ data });
  const read: AiUsageLine[] = [];
  let cursor: string | null = null;
  do {
    const page: AiUsage = await usage(ana, cursor === null ? '' : `?cursor=${cursor}`);
    expect(page.entries.length).toBeLessThanOrEqual(20);
    read.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(read.map(({ durationMs }) => durationMs)).size).toBe(45);
  const times = read.map(({ startedAt }) => startedAt);
  expect(times).toEqual([...times].sort().reverse());
  const asked = await ana.query<AiUsage>('ai.usage', { limit: 2 });
  expect(asked.body.result.data.entries).toEqual(read.slice(0, 2));
});

test('sums what began since a moment: this month in UTC, or the one that is named', async () => {
  const now = new Date();
  const ana = await server.person();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const before = new Date(month.getTime() - 1);
  const took = { inputTokens: 2_000_000_000, outputTokens: 5 };
  await server.database.prisma.aiUsage.createMany({
    data: [
      row(ana, month, took),
      row(ana, month, { ...took, kind: 'caption' }),
      row(ana, now, { outcome: 'cancelled', outputTokens: 7 }),
      row(ana, now, { kind: 'picture', pictures: 1 }),
      row(ana, before, took),
    ],
  });
  const none = { deck: 0, rewrite: 0, hooks: 0, caption: 0, ideas: 0, picture: 0 };
  expect((await usage(ana)).totals).toEqual({
    since: month.toISOString(),
    generations: { ...none, deck: 1, caption: 1, picture: 1 },
    ...{ unfinished: 1, inputTokens: 4_000_000_000, outputTokens: 17, pictures: 1 },
  });
  const since = before.toISOString();
  const { totals } = await usage(ana, `?since=${since}`);
  expect(totals).toMatchObject({ since, generations: { deck: 2 } });
});

test.each(['limit=0', 'limit=101', 'cursor=1', 'since=ontem', 'since=2026-11-01'])(
  'refuses %s',
  async (query) => {
    const answer = await (await server.person()).rest('GET', `/ai/usage?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  },
);

test('a generation is forgotten thirteen months later', async () => {
  const ana = await server.person();
  const now = Date.now();
  const times = [new Date(now - usageLife - 1), new Date(now - usageLife + 60_000)];
  await server.database.prisma.aiUsage.createMany({ data: times.map((time) => row(ana, time)) });
  await usageRepo(server.database).deleteOlderThan(new Date(now - usageLife));
  const { entries } = await usage(ana);
  expect(entries.map(({ startedAt }) => startedAt)).toEqual([times[1]?.toISOString()]);
});
