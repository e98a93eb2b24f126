import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { openSharedDatabase } from '../../../testing/test-database';
import { serverOn, type TestServer } from '../../../testing/test-server';

/** What comes at once is tried so often, since chance decides what comes first. */
const rounds = 25;
let instances: readonly TestServer[];
let admin: Person;
let held: (() => void)[] = [];

/** A download that lasts until it is let go: the call behind it is in flight for as long. */
const heldDownload = () =>
  new Promise<Uint8Array>((resolve) => {
    held.push(() => {
      resolve(new Uint8Array());
    });
  });

function instance(at: number): TestServer {
  const one = instances[at];
  if (!one) throw new Error('there is no such instance');
  return one;
}

/** The same person at another instance: the same cookie, and what is done there with it. */
function at(server: TestServer, person: Person): Person {
  const there = server.stranger();
  there.cookie = person.cookie;
  return there;
}

beforeAll(async () => {
  const databases = await openSharedDatabase(2);
  instances = await Promise.all(
    databases.map((database) => serverOn(database, { download: heldDownload })),
  );
  admin = await instance(0).admin();
});
afterAll(() => Promise.all(instances.map((server) => server.close())));

/** Calls of all kinds with one cookie at both instances, a slow one each among them. */
function callsInFlight(person: Person) {
  return instances.flatMap((server) => [
    at(server, person).rest('GET', '/proxy-image?url=https%3A%2F%2Ffotos.example%2Fa.png'),
    at(server, person).rest('GET', '/carousels'),
    at(server, person).rest('POST', '/carousels', { title: 'No meio' }),
    at(server, person).rest('PUT', '/user/settings', { aiTone: 'casual' }),
  ]);
}

/** Ends something while calls are in flight, of which the slow ones end after it. */
async function whileCallsRun(person: Person, end: () => Promise<{ status: number }>) {
  held = [];
  const running = callsInFlight(person);
  await expect.poll(() => held.length).toBe(instances.length);
  const [ended] = await Promise.all([end(), ...running.filter((_, call) => call % 4 !== 0)]);
  const next = await statusesOf(person, '/user');
  for (const letGo of held) letGo();
  const answers = await Promise.all(running);
  return { ended: ended.status, next, answers: answers.map(({ status }) => status) };
}

function statusesOf(person: Person, path: string): Promise<number[]> {
  const asked = instances.map((server) => at(server, person).rest('GET', path));
  return Promise.all(asked.map(async (answer) => (await answer).status));
}

function sessionsOf({ user }: Person): Promise<number> {
  return instance(0).database.prisma.session.count({ where: { userId: user.id } });
}

const nobody = [401, 401];
const everyRound = Array.from({ length: rounds }, (_, round) => round % 2);

describe('on two instances over one database, with calls in flight', () => {
  test('a logout is a logout on both, and nothing brings the session back', async () => {
    for (const here of everyRound) {
      const ana = await instance(here).person();
      const cookie = ana.cookie;
      const round = await whileCallsRun(ana, () =>
        at(instance(1 - here), ana).rest('POST', '/logout'),
      );
      expect(round).toMatchObject({ ended: 204, next: nobody });
      expect(Math.max(...round.answers)).toBeLessThan(500);
      ana.cookie = cookie;
      expect(await statusesOf(ana, '/user')).toEqual(nobody);
      expect(await sessionsOf(ana)).toBe(0);
    }
  });

  test('a block ends all sessions on both, and unblocking brings none back', async () => {
    for (const here of everyRound) {
      const ana = await instance(here).person();
      const administration = at(instance(1 - here), admin);
      const path = `/admin/users/${ana.user.id}`;
      const round = await whileCallsRun(ana, () => administration.rest('PUT', `${path}/block`));
      expect(round).toMatchObject({ ended: 200, next: nobody });
      expect(Math.max(...round.answers)).toBeLessThan(500);
      expect(await sessionsOf(ana)).toBe(0);
      expect((await administration.rest('PUT', `${path}/unblock`)).status).toBe(200);
      expect(await statusesOf(ana, '/user')).toEqual(nobody);
    }
  });

  test('a demotion counts from the next call on, on both', async () => {
    for (const here of everyRound) {
      const bia = await instance(here).admin();
      const demotion = { roleUser: 'User', plan: 'Basic' };
      const round = await whileCallsRun(bia, () =>
        at(instance(1 - here), admin).rest('PUT', `/admin/users/${bia.user.id}`, demotion),
      );
      expect(round).toMatchObject({ ended: 200, next: [200, 200] });
      expect(Math.max(...round.answers)).toBeLessThan(500);
      expect(await statusesOf(bia, '/admin/users')).toEqual([403, 403]);
    }
  });
});
