import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiStub, drawing, saying, type AiReply } from '../../../testing/ai-stub';
import {
  actors,
  ids,
  refusal,
  verdictOn,
  type AccessRow,
  type Actor,
  type Id,
} from '../../../testing/access/access-row';
import { accessRows } from '../../../testing/access/access-rows';
import { things, type Thing } from '../../../testing/access/things';
import { answersToUnfit } from '../../../testing/access/unfit-calls';
import type { Method, Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { finding, openverseImage, searchStub, type SearchStub } from '../../../testing/search-stub';
import { stubExporter } from '../../../testing/stub-exporter';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { operations } from '../openapi/description.rest';
import { wireDeck } from '../../../testing/written-decks';
import { writtenIdeas } from '../../../testing/written-ideas';
import { appRouter } from '../router';

let server: TestServer;
let provider: AiStub;
let search: SearchStub;

beforeAll(async () => {
  const image = await plainImage().png().toBuffer();
  const dependencies = {
    download: () => Promise.resolve(image),
    downloadPage: () => Promise.resolve({ bytes: Buffer.from('Luz'), contentType: 'text/plain' }),
    exporter: stubExporter().exporter,
  };
  provider = await AiStub.start();
  const b64_json = image.toString('base64');
  // A caption may be any text.
  const reply: AiReply = (response, asked) => {
    const text = saying([JSON.stringify({ ...wireDeck(2), ...writtenIdeas() })]);
    const answer = asked.prompt === undefined ? text : drawing({ b64_json });
    answer(response, asked);
  };
  provider.replies(reply);
  search = await searchStub();
  search.replies(finding({ results: [openverseImage('https://fotos.example/a.png')] }));
  const imageSearch = { rapidApi: null, pexelsKey: null, baseUrl: search.url };
  const ai = { baseUrl: provider.url, model: 'm', fallback: 'm', requiresKey: false };
  server = await startTestServer(dependencies, { ai, imageSearch });
});
afterAll(() => Promise.all([server.close(), provider.stop(), search.close()]));

const { procedures } = appRouter._def as unknown as {
  readonly procedures: Readonly<Record<string, { readonly _def: { readonly type: string } }>>;
};

/** What becomes of an account before it calls. */
const changes: Readonly<Partial<Record<Actor, object>>> = {
  PRO: { plan: 'PRO' },
  Admin: { roleUser: 'Admin' },
  blocked: { isBlocked: 'true' },
};

async function become(actor: Actor, person: Person): Promise<Person> {
  if (actor === 'anonymous') return server.stranger();
  const data = changes[actor];
  if (data) await server.database.prisma.user.update({ where: { id: person.user.id }, data });
  return person;
}

/** What somebody has whose plan was PRO when it was made. */
async function thingOf(thing: Thing, owner: Person): Promise<string> {
  const where = { id: owner.user.id };
  await server.database.prisma.user.update({ where, data: { plan: 'PRO' } });
  const id = await things[thing](owner);
  await server.database.prisma.user.update({ where, data: { plan: 'Basic' } });
  return id;
}

/** The id that a call names. @param other owns what is not the caller's */
async function idFor(
  { thing }: AccessRow,
  kind: Id,
  caller: Person,
  other: () => Promise<Person>,
): Promise<string> {
  if (kind === 'random') return randomUUID();
  if (kind === 'bad' || thing === undefined) return 'no-id';
  return thingOf(thing, kind === 'own' ? caller : await other());
}

/** What one call is answered over REST or tRPC. */
type Way = (row: AccessRow, caller: Person, id: string) => Promise<number>;

const overRest: Way = async ({ rest = '', query = '', body, file }, caller, id) => {
  const [method, path] = rest.split(' ') as [Method, string];
  const url = `${path.replace(/\{\w+\}/, id)}${query}`;
  if (!file) return (await caller.rest(method, url, body?.(caller, id))).status;
  const sent = await caller.send(method, `/api${url}`, await file(), {
    'content-type': 'image/png',
  });
  return sent.status;
};

/** What is told in lines has begun to be answered before it is refused. */
async function overLines(path: string, given: unknown, caller: Person): Promise<number> {
  const { status, text } = await caller.watch(path, given);
  return Number(/"httpStatus":(\d+)/u.exec(text)?.[1] ?? status);
}

const overTrpc: Way = async ({ trpc = '', thing, body, input, streams }, caller, id) => {
  const given = input?.(id) ?? { ...(thing && { id }), ...body?.(caller, id) };
  if (streams === true) return overLines(trpc, given, caller);
  const isQuery = procedures[trpc]?._def.type === 'query';
  const { status } = await (isQuery ? caller.query(trpc, given) : caller.mutate(trpc, given));
  return status;
};

const people = new Map<string, Promise<Person>>();

/** The same person each time, for calls that are refused: they change nothing. */
function samePerson(actor: Actor, name: string): Promise<Person> {
  const key = `${actor} ${name}`;
  const person = people.get(key) ?? server.person(name).then((one) => become(actor, one));
  people.set(key, person);
  return person;
}

/** Who makes the call, and the id that it names. */
async function callOf(row: AccessRow, actor: Actor, id: Id): Promise<[Person, string]> {
  const isOk = verdictOn(row, actor, id, row.ok) === row.ok;
  if (!isOk && (id !== 'own' || row.thing === undefined)) {
    const caller = await samePerson(actor, 'Ana');
    return [caller, await idFor(row, id, caller, () => samePerson('Basic', 'Bia'))];
  }
  const person = await server.person();
  const named = await idFor(row, id, person, () => server.person('Bia'));
  return [await become(actor, person), named];
}

/** `Basic, foreign: 404` for every actor and id. */
async function answersTo(row: AccessRow, way: Way): Promise<string[]> {
  const lines: string[] = [];
  for (const actor of actors) {
    for (const id of row.thing ? ids : (['own'] as const)) {
      const [caller, named] = await callOf(row, actor, id);
      const status = await way(row, caller, named);
      lines.push(`${actor}, ${id}: ${String(status)}`);
    }
  }
  return lines;
}

function verdicts(row: AccessRow, ok: number): string[] {
  return actors.flatMap((actor) =>
    (row.thing ? ids : (['own'] as const)).map(
      (id) => `${actor}, ${id}: ${String(verdictOn(row, actor, id, ok))}`,
    ),
  );
}

describe('who may do what to whose things', () => {
  const rest = accessRows.filter((row) => row.rest !== undefined);
  test.each(rest.map((row) => [row.rest, row] as const))('%s', async (_call, row) => {
    expect(await answersTo(row, overRest)).toEqual(verdicts(row, row.ok));
  });

  const trpc = accessRows.filter((row) => row.trpc !== undefined);
  test.each(trpc.map((row) => [row.trpc, row] as const))('%s', async (_call, row) => {
    expect(await answersTo(row, overTrpc)).toEqual(verdicts(row, 200));
  });
});

describe('who may not is told so, whatever else is wrong', () => {
  const guarded = accessRows.filter((row) => row.rest && row.audience !== 'everybody');
  test.each(guarded.map((row) => [row.rest, row] as const))('%s', async (call = '', row) => {
    const [method, path] = call.replace(/\{\w+\}/, randomUUID()).split(' ') as [Method, string];
    for (const actor of actors.filter((one) => refusal(row, one) !== null)) {
      const caller = await become(actor, await server.person());
      const answers = await answersToUnfit(method, path, caller);
      expect([actor, ...new Set(answers)]).toEqual([actor, refusal(row, actor)]);
    }
  });
});

describe('the table names every call there is', () => {
  test('of REST', () => {
    const there = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(there.filter((call) => !accessRows.some(({ rest }) => rest === call))).toEqual([]);
  });

  test('of tRPC', () => {
    const there = Object.keys(procedures);
    expect(there.filter((call) => !accessRows.some(({ trpc }) => trpc === call))).toEqual([]);
  });
});
