import type {
  AccessToken,
  AccountSettings,
  DeckWire,
  OwnSession,
  PresetWire,
  User,
} from '@arrasta/contract';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-22T23:30:00Z') });
});
afterAll(() => server.close());

interface Data {
  readonly account: { readonly id: string; readonly email: string };
  readonly settings: AccountSettings;
  readonly carousels: (DeckWire & { readonly savedIdeaId: string | null })[];
  readonly presets: PresetWire[];
  readonly templates: { readonly name: string; readonly slides: readonly object[] }[];
  readonly plans: { readonly title: string }[];
  readonly savedIdeas: { readonly title: string }[];
  readonly pictures: { readonly id: string; readonly file: string }[];
  readonly accessTokens: AccessToken[];
  readonly sessions: (OwnSession & { readonly userAgent: string | null })[];
  readonly aiUsage: { readonly kind: string; readonly inputTokens: number | null }[];
  readonly audit: { readonly action: string; readonly ip: string }[];
}

/** The archive as its owner opens it. */
async function takenBy({ cookie }: Person) {
  const answer = await server.app.inject({ url: '/api/user/data', headers: { cookie } });
  const files = unzipSync(answer.rawPayload);
  const text = strFromU8(files['dados.json'] ?? new Uint8Array());
  return { answer, files, text, data: JSON.parse(text) as Data };
}

async function keepImage(person: Person, background: string) {
  const file = await plainImage(40, 30, background).jpeg().toBuffer();
  const type = { 'content-type': 'image/jpeg' };
  return (await person.send<{ id: string; url: string }>('POST', '/api/pictures', file, type)).body;
}

test('holds all that is kept of the account, pictures as files, and no key', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  await bia.rest('POST', '/carousels', { title: 'De Bia' });
  const image = await keepImage(ana, '#06D6A0');
  await keepImage(bia, '#111827');
  for (let count = 0; count < 101; count += 1) {
    await ana.rest('POST', '/carousels', { title: `Carrossel ${count}` });
  }
  const slides = [{ title: 'Luz', backgroundImageUrl: image.url }, { title: 'Sombra' }];
  const quoted = { title: 'Com "aspas" e 🎉', slides };
  const { id: carouselId } = (await ana.rest<{ id: string }>('POST', '/carousels', quoted)).body;
  await ana.rest('POST', '/templates', { carouselId, name: 'Modelo' });
  await ana.rest('POST', '/presets', { name: 'Meu', hideFooter: 'true' });
  const { token } = await makeToken(ana, 'read');
  const settings = { openaiApiKey: 'sk-segredissima', aiInstructions: 'Frases curtas.' };
  await ana.rest('PUT', '/user/settings', settings);
  const userId = ana.user.id;
  await server.database.prisma.savedIdea.create({ data: { userId, title: 'Uma ideia' } });
  const used = { kind: 'deck', model: 'm', durationMs: 1, outcome: 'ok', startedAt: new Date() };
  const usage = [ana, bia].map(({ user }, index) => ({
    userId: user.id,
    ...used,
    pictures: index,
  }));
  await server.database.prisma.aiUsage.createMany({ data: usage });

  const { answer, files, text, data } = await takenBy(ana);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining('arrasta-dados-2026-11-22.zip') as string,
  });
  expect(data.account).toMatchObject({ id: userId, email: ana.user.email });
  expect(data.settings).toMatchObject({ hasOpenAIKey: true, aiInstructions: 'Frases curtas.' });
  expect(data.carousels).toHaveLength(102);
  const [found] = data.carousels.filter(({ title }) => title.startsWith('Com'));
  expect(found).toMatchObject({ title: 'Com "aspas" e 🎉', slides });
  expect(data.presets).toMatchObject([{ name: 'Meu', hideFooter: 'true' }]);
  expect(data.templates).toMatchObject([{ name: 'Modelo', slides }]);
  expect(data.savedIdeas).toMatchObject([{ title: 'Uma ideia' }]);
  expect(data.plans).toEqual([]);
  expect(data.aiUsage).toMatchObject([{ kind: 'deck', inputTokens: null, pictures: 0 }]);
  expect(data.accessTokens).toMatchObject([{ scope: 'read', beginning: token.slice(0, 10) }]);
  expect(text).not.toContain(token);
  expect(data.sessions.map(({ isOwn }) => isOwn)).toEqual([true]);
  expect(data.audit.map(({ action }) => action)).toEqual([
    'register',
    'token.created',
    'key.set',
    'data.downloaded',
  ]);
  const file = `fotos/${image.id}.jpg`;
  expect(data.pictures).toMatchObject([{ id: image.id, file }]);
  expect(Object.keys(files)).toEqual(['dados.json', file]);
  expect(await sharp(files[file]).metadata()).toMatchObject({ width: 40, height: 30 });
  expect(text).not.toMatch(/sk-segred|v1\.|password|De Bia|argon/);
  expect(text).not.toContain(btoa('segredo-123'));
});

test('tells the idea a carousel was made from, and what browsers said of themselves', async () => {
  const ana = await server.person();
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  const credentials = { email: ana.user.email, password: 'segredo-123' };
  await ana.rest('POST', '/login', credentials, { 'user-agent': userAgent });
  const { prisma } = server.database;
  const userId = ana.user.id;
  const { id: savedIdeaId } = await prisma.savedIdea.create({ data: { userId, title: 'Ideia' } });
  await prisma.carousel.create({ data: { userId, title: 'Da ideia', savedIdeaId } });
  await ana.rest('POST', '/carousels', { title: 'Solto' });

  const { data } = await takenBy(ana);
  const ideas = new Map(data.carousels.map((carousel) => [carousel.title, carousel.savedIdeaId]));
  expect(Object.fromEntries(ideas)).toEqual({ 'Da ideia': savedIdeaId, Solto: null });
  const [own] = data.sessions.filter(({ isOwn }) => isOwn);
  expect(own).toMatchObject({ browser: 'Firefox', system: 'Linux', userAgent });
});

test('an account without anything has an archive too', async () => {
  const { files, data } = await takenBy(await server.person());
  expect(Object.keys(files)).toEqual(['dados.json']);
  expect(data).toMatchObject({ carousels: [], presets: [], templates: [], pictures: [] });
});

test('is for its owner alone, and not for pages of other sites', async () => {
  const ana = await server.person();
  expect(await server.stranger().rest('GET', '/user/data')).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
  const program = server.stranger();
  program.token = (await makeToken(ana, 'read')).token;
  expect(await program.rest('GET', '/user/data')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
  for (const site of ['cross-site', 'same-site']) {
    const answer = await ana.rest('GET', '/user/data', undefined, { 'sec-fetch-site': site });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  }
  const own = await ana.rest('GET', '/user/data', undefined, { 'sec-fetch-site': 'same-origin' });
  expect(own.status).toBe(200);
});

test('holds what is left, when something goes while it is being made', async () => {
  const ana = await server.person();
  await ana.rest('POST', '/carousels', { title: 'Fica' });
  const gone = await ana.rest('POST', '/carousels', { title: 'Vai' });
  const image = await keepImage(ana, '#EF476F');
  const actor = (await ana.query<User>('auth.currentUser')).body.result.data;
  const origin = { ip: '127.0.0.1', requestId: 'r' };
  const { content } = await server.context.ownData.archive({ actor, sid: '', origin });
  await ana.rest('DELETE', `/carousels/${String(gone.body.id)}`);
  const pieces: Uint8Array[] = [];
  for await (const piece of content) {
    pieces.push(piece);
    await server.database.prisma.picture.deleteMany({ where: { id: image.id } });
  }
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toEqual(['dados.json']);
  const { carousels } = JSON.parse(strFromU8(files['dados.json'] ?? new Uint8Array())) as Data;
  expect(carousels.map(({ title }) => title)).toEqual(['Fica']);
});
