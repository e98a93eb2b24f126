import { ana } from '@arrasta/testkit';
import { register } from '../fixtures/register';
import type { StoredCarousel, StoredSlide } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';

const TITLE_ELEMENT = { type: 'title', content: 'Olá', style: { fontSize: 'text-4xl' } };

test('the main job without a browser', async ({ request }, info) => {
  const account = await register(request, ana, info.testId);
  const user = await request.get('/api/user');
  expect(await user.json()).toMatchObject({
    email: account.email,
    roleUser: 'User',
    plan: 'Basic',
  });

  const created = await request.post('/api/carousels', {
    data: { title: 'Por REST', slides: [{ elements: [TITLE_ELEMENT] }, { elements: [] }] },
  });
  expect(created.status()).toBe(201);
  const carousel = (await created.json()) as StoredCarousel;
  expect(carousel).toMatchObject({ title: 'Por REST', hideFooter: 'false' });
  expect(carousel.slides.map(({ position }) => position)).toEqual([0, 1]);
  const address = `/api/carousels/${carousel.id}`;

  const list = await request.get('/api/carousels');
  expect(await list.json()).toMatchObject([{ id: carousel.id }]);
  const got = await request.get(address);
  expect(await got.json()).toEqual(carousel);
  const ifMatch = got.headers().etag ?? '';
  expect(ifMatch).toMatch(/^"\d+"$/);

  const headers = { 'If-Match': ifMatch };
  const renamed = await request.put(address, { data: { title: 'Outro nome' }, headers });
  expect(renamed.status()).toBe(200);
  expect(renamed.headers().etag).not.toBe(ifMatch);
  const stale = await request.put(address, { data: { title: 'Tarde demais' }, headers });
  expect(stale.status()).toBe(412);
  expect(await stale.json()).toMatchObject({ code: 'PRECONDITION_FAILED' });
  expect(await (await request.get(address)).json()).toMatchObject({ title: 'Outro nome' });

  const added = await request.post(`${address}/slides`, { data: { elements: [] } });
  expect(added.status()).toBe(201);
  const slide = (await added.json()) as StoredSlide;
  expect(slide.position).toBe(2);
  const updated = await request.put(`/api/slides/${slide.id}`, {
    data: { elements: [TITLE_ELEMENT] },
  });
  expect(await updated.json()).toMatchObject({ elements: [{ type: 'title', content: 'Olá' }] });
  expect((await request.delete(`/api/slides/${slide.id}`)).status()).toBe(204);
  expect((await request.delete(`/api/slides/${slide.id}`)).status()).toBe(404);

  expect((await request.delete(address)).status()).toBe(204);
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.post('/api/logout')).status()).toBe(204);
  expect((await request.get('/api/user')).status()).toBe(401);
  const { email, password } = account;
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  expect((await request.get('/api/auth/user')).status()).toBe(200);
});

test('an unknown address under /api is a 404 in JSON, whatever the method', async ({ request }) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await request.fetch('/api/nada', { method });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});
