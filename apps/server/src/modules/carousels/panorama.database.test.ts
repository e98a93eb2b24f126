import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import type { Person } from '../../../testing/person';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function created(person: Person) {
  return (await person.rest<{ id: string }>('POST', '/carousels', {})).body;
}

describe('PUT /api/carousels/{id}', () => {
  test('sets the photograph over several slides, and takes it away with an empty address', async () => {
    const ana = await server.person();
    const { id } = await created(ana);
    const path = `/carousels/${id}`;
    expect((await ana.rest('GET', path)).body).toMatchObject({
      panoramaImageUrl: null,
      panoramaFrom: 0,
      panoramaSpan: 2,
      panoramaFocus: '50 50',
      panoramaHeight: 'full',
    });
    const photograph = { panoramaImageUrl: '/stock/mar.webp', panoramaFrom: 2, panoramaSpan: 4 };
    expect((await ana.rest('PUT', path, photograph)).body).toMatchObject(photograph);
    expect((await ana.rest('PUT', path, { panoramaImageUrl: '' })).body).toMatchObject({
      ...photograph,
      panoramaImageUrl: null,
    });
    const [listed] = (await ana.rest<{ panoramaSpan: number }[]>('GET', '/carousels')).body;
    expect(listed).toMatchObject({ panoramaSpan: 4 });
    expect(listed).not.toHaveProperty('panoramaImageUrl');
  });

  test.each([
    { panoramaFrom: 100 },
    { panoramaSpan: 5 },
    { panoramaFocus: '50 101' },
    { panoramaHeight: 'lower' },
    { panoramaImageUrl: 'javascript:alert(1)' },
  ])('refuses %j and names the field', async (fields) => {
    const ana = await server.person();
    const { id } = await created(ana);
    const answer = await ana.rest('PUT', `/carousels/${id}`, fields);
    const [path] = Object.keys(fields);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', issues: [{ path }] },
    });
  });
});
