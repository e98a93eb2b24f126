import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { stubExporter } from '../../../testing/stub-exporter';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const day = 24 * 3_600_000;
let server: TestServer;
let ana: Person;
let carouselId: string;
let imageUrl: string;
let png: Buffer;
let time = Date.now();

/** The ways to call, each as somebody whose session cookie comes along and must not count. */
const callers = ['none', 'read', 'write', 'revoked', 'expired', 'blocked', 'odd'] as const;
type Caller = (typeof callers)[number];
const people = new Map<Caller, Person>();

/** Somebody who has a session of their own, and shows this token beside it. */
async function withToken(token: string): Promise<Person> {
  const person = await server.person('Bia');
  person.token = token;
  return person;
}

async function blockedOwnersToken(): Promise<string> {
  const owner = await server.person('Caio');
  const { token } = await makeToken(owner);
  const where = { id: owner.user.id };
  await server.database.prisma.user.update({ where, data: { isBlocked: 'true' } });
  return token;
}

async function revokedToken(): Promise<string> {
  const { id, token } = await makeToken(ana);
  await ana.rest('DELETE', `/user/tokens/${id}`);
  return token;
}

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(time),
    exporter: stubExporter().exporter,
    download: () => Promise.resolve(png),
  });
  ana = await server.person();
  png = await plainImage().png().toBuffer();
  const made = await ana.rest<{ id: string }>('POST', '/carousels', { slides: [{}] });
  carouselId = made.body.id;
  const kept = await ana.send<{ url: string }>('POST', '/api/pictures?use=picture', png, {
    'content-type': 'image/png',
  });
  imageUrl = kept.body.url;
  const { token: short } = await makeToken(ana, 'write', { expiresInDays: 1 });
  time += day;
  people.set('none', server.stranger());
  people.set('read', await withToken((await makeToken(ana, 'read')).token));
  people.set('write', await withToken((await makeToken(ana, 'write')).token));
  people.set('revoked', await withToken(await revokedToken()));
  people.set('expired', await withToken(short));
  people.set('blocked', await withToken(await blockedOwnersToken()));
  people.set('odd', await withToken('arr_nada'));
});
afterAll(() => server.close());

const upload = (person: Person) =>
  person.send('POST', '/api/pictures?use=picture', png, { 'content-type': 'image/png' });
const credentials = () => ({ email: ana.user.email, password: 'segredo-123' });

/** What none, a reading, a writing and a useless token are answered. */
const table: [string, (person: Person) => Promise<{ status: number }>, number[]][] = [
  ['GET /user', (person) => person.rest('GET', '/user'), [401, 200, 200, 401]],
  ['auth.currentUser', (person) => person.query('auth.currentUser'), [200, 200, 200, 401]],
  ['links', (person) => person.query('links'), [401, 200, 200, 401]],
  ['GET /carousels', (person) => person.rest('GET', '/carousels'), [401, 200, 200, 401]],
  ['POST /carousels', (person) => person.rest('POST', '/carousels', {}), [401, 403, 201, 401]],
  [
    'POST /carousels, once',
    (person) => person.rest('POST', '/carousels', {}, { 'idempotency-key': randomUUID() }),
    [401, 403, 201, 401],
  ],
  ['carousels.list', (person) => person.query('carousels.list'), [401, 200, 200, 401]],
  ['carousels.create', (person) => person.mutate('carousels.create'), [401, 403, 200, 401]],
  ['GET /presets', (person) => person.rest('GET', '/presets'), [401, 200, 200, 401]],
  [
    'POST /presets',
    (person) => person.rest('POST', '/presets', { name: 'A' }),
    [401, 403, 201, 401],
  ],
  ['GET /user/settings', (person) => person.rest('GET', '/user/settings'), [401, 200, 200, 401]],
  [
    'PUT /user/settings',
    (person) => person.rest('PUT', '/user/settings', { aiTone: 'casual' }),
    [401, 403, 200, 401],
  ],
  ['GET a picture', (person) => person.send('GET', imageUrl), [401, 200, 200, 401]],
  ['GET a thumbnail', (person) => person.send('GET', `${imageUrl}?w=160`), [401, 200, 200, 401]],
  ['POST /pictures', upload, [401, 403, 201, 401]],
  [
    'GET /proxy-image',
    (person) => person.send('GET', '/api/proxy-image?url=https%3A%2F%2Ffotos.example%2Fa'),
    [401, 200, 200, 401],
  ],
  [
    'POST an export',
    (person) => person.rest('POST', `/carousels/${carouselId}/export`, { format: 'png' }),
    [401, 403, 200, 401],
  ],
  ['GET /openapi.json', (person) => person.rest('GET', '/openapi.json'), [200, 200, 200, 200]],
  ['GET /user/tokens', (person) => person.rest('GET', '/user/tokens'), [401, 403, 403, 401]],
  [
    'POST /user/tokens',
    (person) =>
      person.rest('POST', '/user/tokens', {
        name: 'A',
        scope: 'read',
        currentPassword: 'segredo-123',
      }),
    [401, 403, 403, 401],
  ],
  [
    'DELETE /user/tokens',
    (person) => person.rest('DELETE', `/user/tokens/${randomUUID()}`),
    [401, 403, 403, 401],
  ],
  ['accessTokens.list', (person) => person.query('accessTokens.list'), [401, 403, 403, 401]],
  ['GET /user/sessions', (person) => person.rest('GET', '/user/sessions'), [401, 403, 403, 401]],
  [
    'DELETE /user/sessions',
    (person) => person.rest('DELETE', '/user/sessions'),
    [401, 403, 403, 401],
  ],
  [
    'PUT /user/password',
    (person) => person.rest('PUT', '/user/password', {}),
    [401, 403, 403, 401],
  ],
  [
    'POST /user/deletion',
    (person) => person.rest('POST', '/user/deletion', {}),
    [401, 403, 403, 401],
  ],
  ['GET /user/data', (person) => person.rest('GET', '/user/data'), [401, 403, 403, 401]],
  ['GET /admin/users', (person) => person.rest('GET', '/admin/users'), [401, 403, 403, 401]],
  // About the session alone: a token makes no difference. Last, as they change who comes along.
  ['POST /login', (person) => person.rest('POST', '/login', credentials()), [200, 200, 200, 200]],
  ['auth.login', (person) => person.mutate('auth.login', credentials()), [200, 200, 200, 200]],
  ['POST /logout', (person) => person.rest('POST', '/logout'), [204, 204, 204, 204]],
];

describe.each(callers)('with %s', (caller) => {
  test.each(table)('%s is answered as it must be', async (_name, call, statuses) => {
    const person = people.get(caller) ?? server.stranger();
    const [none, read, write, useless] = statuses;
    const expected = { none, read, write }[caller as 'none' | 'read' | 'write'] ?? useless;
    expect((await call(person)).status).toBe(expected);
  });
});

/** A program that shows a token and has no cookie. */
function program(token: string): Person {
  const stranger = server.stranger();
  stranger.token = token;
  return stranger;
}

describe('a token that does not hold', () => {
  const messages: [Caller, string][] = [
    ['revoked', 'O token de acesso não é válido ou foi revogado.'],
    ['odd', 'O token de acesso não é válido ou foi revogado.'],
    ['expired', 'O token de acesso venceu.'],
    ['blocked', 'Sua conta está bloqueada. Fale com um administrador.'],
  ];

  test.each(messages)('%s says so in the documented form, both ways', async (caller, message) => {
    const { token = '' } = people.get(caller) ?? {};
    const refused = { code: 'UNAUTHORIZED', message };
    expect((await program(token).rest('GET', '/presets')).body).toEqual({ ...refused });
    const { error } = (await program(token).query('presets.list')).body;
    expect(error).toMatchObject({ message, data: { code: 'UNAUTHORIZED', httpStatus: 401 } });
  });

  test.each([
    ['', 401],
    ['arr_', 401],
    [`arr_${'A'.repeat(42)}`, 401],
    [`arr_${'A'.repeat(44)}`, 401],
    [`arr_${'A'.repeat(8_000)}`, 401],
    ['A'.repeat(47), 401],
    ["arr_' OR '1'='1", 401],
    ['arr_ç\u00ff', 401],
    ['a, Bearer b', 401],
  ])('Bearer %s is %i, and the cookie beside it does not help', async (token, status) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ana.rest('GET', '/presets', undefined, headers);
    expect(answer).toMatchObject({ status, body: { code: 'UNAUTHORIZED' } });
    expect((await ana.rest('GET', '/presets')).status).toBe(200);
  });
});
