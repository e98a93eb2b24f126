import type { GeneratedDeck } from '@arrasta/contract';
import { canaryKey } from '@arrasta/testkit';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aiFaults, type Fault } from '../../../../testing/ai-faults';
import { AiStub, saying, type AiReply } from '../../../../testing/ai-stub';
import type { Answer, Person } from '../../../../testing/person';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { wireDeck, wireSlide } from '../../../../testing/written-decks';

/** Callers at once. */
const callers = 8;
/** Milliseconds that a provider may take which never comes to an end, and any other. */
const short = { stall: 1_500, total: 2_500 };
const long = { stall: 20_000, total: 40_000 };
/** Those of the impatient server, which is so only where nothing comes to an end. */
const timeouts = { ...long };

let provider: AiStub;
let servers: Record<'usual' | 'impatient', TestServer>;

async function serverWith(
  dependencies: Parameters<typeof startTestServer>[0],
): Promise<TestServer> {
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  return startTestServer(dependencies, { ai });
}

beforeAll(async () => {
  provider = await AiStub.start();
  servers = {
    usual: await serverWith({}),
    impatient: await serverWith({ aiTimeouts: timeouts }),
  };
});
afterAll(() => Promise.all([...Object.values(servers).map((one) => one.close()), provider.stop()]));

const people = new Map<TestServer, Promise<Person[]>>();

/** Callers of a server, the same each time. */
function callersOf(server: TestServer): Promise<Person[]> {
  const known = people.get(server);
  const all = known ?? Promise.all(Array.from({ length: callers }, () => server.person()));
  people.set(server, all);
  return all;
}

const keyOf = (person: Person) => `${canaryKey}-${person.user.id}`;

const generate = (person: Person, more: object = {}) =>
  person.rest<GeneratedDeck>('POST', '/ai/generate-carousel', {
    prompt: 'Luz',
    includeImages: false,
    tempApiKey: keyOf(person),
    ...more,
  });

/** Answers each caller with these in order, the last for all after. */
function toEach(replies: readonly AiReply[]): AiReply {
  const asked = new Map<string, number>();
  return (response, request) => {
    const count = asked.get(request.key) ?? 0;
    asked.set(request.key, count + 1);
    replies[Math.min(count, replies.length - 1)]?.(response, request);
  };
}

async function rows({ database }: TestServer) {
  const {
    carousel,
    slide,
    picture: image,
    plan,
    savedIdea,
    carouselPreset,
    userSettings,
  } = database.prisma;
  return Promise.all([
    carousel.count(),
    slide.count(),
    image.count(),
    plan.count(),
    savedIdea.count(),
    carouselPreset.count(),
    userSettings.count(),
  ]);
}

function expectOutcome({ outcome }: Fault, { status, body, headers }: Answer<GeneratedDeck>) {
  if ('slides' in outcome) {
    expect(status).toBe(200);
    expect(body.slides).toHaveLength(outcome.slides);
    expect(body.truncated).toBe(outcome.truncated ?? false);
    return;
  }
  const { retryAfter, ...expectedFailure } = outcome;
  expect({ status, ...body }).toMatchObject(expectedFailure);
  expect(headers['retry-after']).toBe(retryAfter);
  const needsKey = expectedFailure.code === 'NEEDS_API_KEY' ? { needsApiKey: true } : {};
  expect(body).toEqual({
    code: expectedFailure.code,
    message: expectedFailure.message,
    ...needsKey,
  });
}

/** All at once; one that fails leaves no other behind for the next test. */
async function everybody<Result>(
  server: TestServer,
  work: (person: Person) => Promise<Result>,
): Promise<Result[]> {
  const working = (await callersOf(server)).map(work);
  await Promise.allSettled(working);
  return Promise.all(working);
}

const neverEnds = ({ outcome }: Fault) => 'code' in outcome && outcome.code === 'UPSTREAM_TIMEOUT';

test.each(aiFaults)(
  'callers at once are told that $name, keep nothing of it, and may go on',
  async (fault) => {
    const server = neverEnds(fault) ? servers.impatient : servers.usual;
    const before = await rows(server);
    provider.replies(toEach(fault.replies));
    Object.assign(timeouts, short);
    const began = performance.now();
    const answers = await everybody(server, (person) => generate(person));
    // A deck may be asked for twice; nothing lasts longer than that.
    if (neverEnds(fault)) expect(performance.now() - began).toBeLessThan(8 * short.total);
    for (const answer of answers) expectOutcome(fault, answer);
    expect(await rows(server)).toEqual(before);

    // Still signed in, and none of them has something under way.
    Object.assign(timeouts, long);
    provider.replies(saying([JSON.stringify(wireDeck(2))]));
    const after = await everybody(server, (person) => generate(person));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  },
);

test.each(aiFaults.filter(({ outcome }) => 'slides' in outcome))(
  'what is written where $name is bare words, and can be saved',
  async ({ replies }) => {
    const ana = await servers.usual.person();
    provider.replies(...replies);
    const { title, slides } = (await generate(ana)).body;
    expect(JSON.stringify(slides)).not.toMatch(/<[a-z]|https?:/u);
    expect((await ana.rest('POST', '/carousels', { title, slides })).status).toBe(201);
  },
);

test('of two at once the second waits its turn, and the first is not disturbed', async () => {
  const refusals = new Map<string, Promise<unknown>>();
  provider.replies((response, request) => {
    const write = () => saying([JSON.stringify(wireDeck(2))])(response, request);
    void refusals.get(request.key)?.then(write);
  });
  await everybody(servers.usual, async (person) => {
    const both = [generate(person), generate(person)];
    refusals.set(keyOf(person), Promise.race(both));
    const answers = await Promise.all(both);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429]);
    const refusal = answers.find(({ status }) => status === 429);
    expect(refusal?.text).toContain('Já há uma geração em andamento. Espere que ela termine.');
    expect(refusal?.headers['retry-after']).toBe('5');
  });
  expect(provider.requests).toHaveLength(callers);
});

describe('a private address in the place of a picture', () => {
  let inside: Server;
  let visits = 0;
  beforeAll(async () => {
    inside = createServer((_, response) => {
      visits += 1;
      response.end('secret');
    });
    await new Promise<void>((resolve) => {
      inside.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => new Promise((resolve) => inside.close(resolve)));

  test('is not visited: the slide comes without one', async () => {
    const { usual } = servers;
    const before = await rows(usual);
    const { port } = inside.address() as AddressInfo;
    const hosts = [`127.0.0.1:${String(port)}`, `[::1]:${String(port)}`, '169.254.169.254'];
    const slides = hosts.map((host) => wireSlide('Luz', ['image', `http://${host}/a.png`]));
    provider.replies(saying([JSON.stringify({ ...wireDeck(1), slides })]));
    const decks = await everybody(usual, (person) => generate(person, { includeImages: true }));
    for (const { status, body } of decks) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ imagesGenerated: 0 });
      const drawn = body.slides.flatMap(({ elements }) => elements.map(({ type }) => type));
      expect(drawn).toEqual(hosts.map(() => 'title'));
    }
    expect(visits).toBe(0);
    expect(await rows(usual)).toEqual(before);
  });
});
