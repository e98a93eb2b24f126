import { connect, type AddressInfo, type Socket } from 'node:net';
import { limits } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const mebibyte = 1024 * 1024;

/** A carousel with slides of nearly two million bytes each, as if it had been saved. */
async function deckOfLargeSlides({ user }: Person, count: number): Promise<string> {
  const elements = Array.from({ length: 98 }, () =>
    anElement('text', { content: 'a'.repeat(limits.elementText) }),
  );
  const slides = Array.from({ length: count }, (_, position) => ({ position, elements }));
  const { id } = await server.database.prisma.carousel.create({
    data: { userId: user.id, slides: { create: slides } },
  });
  await server.database.prisma
    .$executeRaw`UPDATE "carousels" SET "size" = slides_size("id") WHERE "id" = ${id}::uuid`;
  return id;
}

/** Connections that ask for something, and read no more of it than its first bytes. */
function askWithoutReading(person: Person, path: string, count: number) {
  const { port } = server.app.server.address() as AddressInfo;
  const answered: Socket[] = [];
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      answered.push(socket);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\n\r\n`);
    return socket;
  });
  return { sockets, answered };
}

test('a batch whose answers are large together has the first ones, and the others are refused', async () => {
  const ana = await server.person();
  const ids = [await deckOfLargeSlides(ana, 2), await deckOfLargeSlides(ana, 2)];
  const calls = 4;
  const input = Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, { ids }]));
  const names = Array.from({ length: calls }, () => 'carousels.covers').join(',');
  const query = new URLSearchParams({ batch: '1', input: JSON.stringify(input) });
  const { body } = await ana.send<{ error?: { data: { code: string } } }[]>(
    'GET',
    `/api/trpc/${names}?${query.toString()}`,
  );
  const codes = body.map(({ error }) => error?.data.code ?? 'answered');
  expect(codes.sort()).toEqual([...Array<string>(3).fill('PAYLOAD_TOO_LARGE'), 'answered']);
});

/** Four calls of one batch: what each is answered. */
async function codesOfFour(person: Person, procedure: string): Promise<string[]> {
  const names = Array.from({ length: 4 }, () => procedure).join(',');
  const { body } = await person.send<{ error?: { data: { code: string } } }[]>(
    'GET',
    `/api/trpc/${names}?batch=1&input={}`,
  );
  return body.map(({ error }) => error?.data.code ?? 'answered').sort();
}

test('lists of all that an account has count as well, and come whole where they come alone', async () => {
  const ana = await server.pro();
  const userId = ana.user.id;
  const { carouselPreset, plan, savedIdea } = server.database.prisma;
  const rows = Array.from({ length: 70 }, (_, number) => String(number).padEnd(100_000, 'a'));
  await carouselPreset.createMany({
    data: rows.map((brandAvatarUrl) => ({ userId, name: 'Visual', brandAvatarUrl })),
  });
  await savedIdea.createMany({ data: rows.map((content) => ({ userId, title: 'n', content })) });
  const about = { userId, title: 'n', mainTopic: 'Luz', targetAudience: 'Quem lê' };
  await plan.createMany({ data: rows.map((goals) => ({ ...about, goals })) });
  for (const procedure of ['presets.list', 'savedIdeas.list', 'plans.list']) {
    const codes = await codesOfFour(ana, procedure);
    expect(codes, procedure).toEqual([...Array<string>(3).fill('PAYLOAD_TOO_LARGE'), 'answered']);
  }
  const ideas = await ana.rest<{ content: string }[]>('GET', '/saved-ideas');
  expect(new Set(ideas.body.map(({ content }) => content))).toEqual(new Set(rows));
});

/** A stored picture of seven million bytes, more than the system takes for a client that does not. */
async function largeImage({ user }: Person): Promise<string> {
  const bytes = Buffer.alloc(7 * mebibyte, 1);
  const contentHash = '0'.repeat(64);
  const file = { contentHash, mime: 'image/jpeg', width: 1, height: 1, size: bytes.length, bytes };
  const data = { ...file, ownerId: user.id };
  const { id } = await server.database.prisma.picture.create({ data });
  return `/api/pictures/${id}`;
}

test('who takes no answer gets only so many of them, and others get theirs', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const { sockets, answered } = askWithoutReading(ana, await largeImage(ana), 6);
  await expect.poll(() => answered.length).toBe(4);
  expect((await bia.send('GET', await largeImage(bia))).status).toBe(200);
  expect(answered).toHaveLength(4);
  answered[0]?.destroy();
  await expect.poll(() => answered.length).toBe(5);
  for (const socket of sockets) socket.destroy();
});
