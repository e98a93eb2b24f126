import { randomUUID } from 'node:crypto';
import { newCarouselFields, slideDefaults } from '@arrasta/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let owner: Person;
let intruder: Person;
let carouselId: string;
let slideId: string;
let presetId: string;

beforeAll(async () => {
  server = await startTestServer();
  [owner, intruder] = [await server.person('Ana'), await server.person('Bia')];
  const { body } = await owner.rest<{ id: string; slides: { id: string }[] }>(
    'POST',
    '/carousels',
    { title: 'Só meu', slides: [{ title: 'segredo' }] },
  );
  carouselId = body.id;
  slideId = String(body.slides[0]?.id);
  const preset = await owner.rest<{ id: string }>('POST', '/presets', { name: 'Só meu' });
  presetId = preset.body.id;
});
afterAll(() => server.close());

/** Every call that names a thing, made by somebody with the ids of one of each. */
const calls: [
  string,
  (
    person: Person,
    carousel: string,
    slide: string,
    preset: string,
  ) => Promise<{ status: number; text: string }>,
][] = [
  ['GET carousel', (person, id) => person.rest('GET', `/carousels/${id}`)],
  ['PUT carousel', (person, id) => person.rest('PUT', `/carousels/${id}`, { title: 'x' })],
  [
    'PUT carousel If-Match',
    (person, id) => person.rest('PUT', `/carousels/${id}`, {}, { 'if-match': '"1"' }),
  ],
  ['DELETE carousel', (person, id) => person.rest('DELETE', `/carousels/${id}`)],
  ['POST slide', (person, id) => person.rest('POST', `/carousels/${id}/slides`, {})],
  [
    'POST export',
    (person, id) => person.rest('POST', `/carousels/${id}/export`, { format: 'png' }),
  ],
  ['PUT slide', (person, _, id) => person.rest('PUT', `/slides/${id}`, { title: 'x' })],
  ['DELETE slide', (person, _, id) => person.rest('DELETE', `/slides/${id}`)],
  ['carousels.get', (person, id) => person.query('carousels.get', { id })],
  [
    'carousels.update',
    (person, id) => person.mutate('carousels.update', { id, carousel: { title: 'x' } }),
  ],
  ['carousels.delete', (person, id) => person.mutate('carousels.delete', { id })],
  [
    'slides.create',
    (person, carousel) => person.mutate('slides.create', { carouselId: carousel, slide: {} }),
  ],
  [
    'slides.update',
    (person, _, id) => person.mutate('slides.update', { id, slide: { title: 'x' } }),
  ],
  ['slides.delete', (person, _, id) => person.mutate('slides.delete', { id })],
  ['DELETE preset', (person, _, __, id) => person.rest('DELETE', `/presets/${id}`)],
  ['presets.delete', (person, _, __, id) => person.mutate('presets.delete', { id })],
];

test.each(calls)('%s: a foreign id is answered like an unknown one, 404', async (_name, call) => {
  const foreign = await call(intruder, carouselId, slideId, presetId);
  const unknown = await call(intruder, randomUUID(), randomUUID(), randomUUID());
  expect(foreign.status).toBe(404);
  expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
});

test.each(calls)('%s: an id that is no UUID is 404', async (_name, call) => {
  for (const id of ['x', '00000000', "1' OR '1'='1", 'a'.repeat(150)]) {
    const wrong = encodeURIComponent(id);
    expect((await call(intruder, wrong, wrong, wrong)).status).toBe(404);
  }
});

test.each(calls)('%s: without a session is 401', async (_name, call) => {
  expect((await call(server.stranger(), carouselId, slideId, presetId)).status).toBe(401);
});

test.each([
  ['GET /carousels', (person: Person) => person.rest('GET', '/carousels')],
  ['POST /carousels', (person: Person) => person.rest('POST', '/carousels', {})],
  ['GET /presets', (person: Person) => person.rest('GET', '/presets')],
  ['POST /presets', (person: Person) => person.rest('POST', '/presets', { name: 'x' })],
  ['presets.list', (person: Person) => person.query('presets.list')],
  ['presets.create', (person: Person) => person.mutate('presets.create', { name: 'x' })],
  ['carousels.list', (person: Person) => person.query('carousels.list')],
  ['carousels.create', (person: Person) => person.mutate('carousels.create')],
  [
    'carousels.saveDeck',
    (person: Person) =>
      person.mutate('carousels.saveDeck', {
        id: randomUUID(),
        version: null,
        carousel: newCarouselFields,
        slides: [{ ...slideDefaults, id: randomUUID() }],
      }),
  ],
])('%s: without a session is 401', async (_name, call) => {
  expect((await call(server.stranger())).status).toBe(401);
});

test('nobody sees another person’s carousels or presets in the list', async () => {
  expect((await intruder.rest('GET', '/carousels')).body).toEqual([]);
  expect((await intruder.rest('GET', '/presets')).body).toEqual([]);
});

test('after all of that the owner’s things are as they were', async () => {
  const { body } = await owner.rest('GET', `/carousels/${carouselId}`);
  expect(body).toMatchObject({ title: 'Só meu', version: 1, slides: [{ title: 'segredo' }] });
  expect((await owner.rest('GET', '/presets')).body).toMatchObject([{ id: presetId }]);
});
