import { randomUUID } from 'node:crypto';
import type { CarouselCover } from '@arrasta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function stored(person: Person, title: string, slides: readonly string[]): Promise<string> {
  const body = { title, slides: slides.map((name) => ({ title: name })) };
  return (await person.rest<{ id: string }>('POST', '/carousels', body)).body.id;
}

async function covers(person: Person, ids: readonly string[]): Promise<CarouselCover[]> {
  const answer = await person.query<CarouselCover[]>('carousels.covers', { ids });
  return answer.body.result.data;
}

describe('covers of carousels', () => {
  test('are the first two slides, and how many there are', async () => {
    const ana = await server.person();
    const three = await stored(ana, 'Três', ['a', 'b', 'c']);
    const none = await stored(ana, 'Nenhum', []);
    const found = await covers(ana, [three, none]);
    const shown = found.map(({ carousel, slides, total }) => [
      carousel.title,
      slides.map(({ title }) => title),
      total,
    ]);
    expect(new Set(shown)).toEqual(
      new Set([
        ['Três', ['a', 'b'], 3],
        ['Nenhum', [], 0],
      ]),
    );
  });

  test('are one’s own alone; ids that nobody has are left out', async () => {
    const ana = await server.person();
    const bruno = await server.person();
    const id = await stored(bruno, 'De Bruno', ['a']);
    expect(await covers(ana, [id, randomUUID(), 'nenhum'])).toEqual([]);
  });
});
