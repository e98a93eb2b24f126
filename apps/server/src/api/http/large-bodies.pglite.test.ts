import { promisify } from 'node:util';
import { limits } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { heldBody } from '../../../testing/held-body';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import type { BodyPacing } from './large-bodies';

let server: TestServer;
const usualPacing: BodyPacing = { pauseAfter: () => Promise.resolve(), maxWaitMs: 30_000 };
const bodyPacing: { -readonly [Key in keyof BodyPacing]: BodyPacing[Key] } = { ...usualPacing };
beforeAll(async () => {
  server = await startTestServer({ bodyPacing });
});
afterEach(() => {
  Object.assign(bodyPacing, usualPacing);
});
afterAll(() => server.close());

/** Has pauses last until they are ended; `weights` are those of the bodies that they followed. */
function holdPauses() {
  const weights: number[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  bodyPacing.pauseAfter = (weight) => {
    weights.push(weight);
    return ended;
  };
  return { weights, end };
}

const slide = {
  elements: Array.from({ length: 12 }, () =>
    anElement('text', { content: 'a'.repeat(limits.elementText) }),
  ),
};

test('large bodies of one account come one after the other, and beyond a few are refused', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const post = (person: typeof ana) => person.rest('POST', '/carousels', { slides: [slide] });
  const pauses = holdPauses();
  const refused: number[] = [];
  const many = Array.from({ length: 10 }, async () => {
    const { status } = await post(ana);
    if (status === 503) refused.push(status);
    return status;
  });
  // One has its turn, and seven wait behind it.
  await expect.poll(() => refused.length).toBe(2);
  const ofBia = post(bia);
  pauses.end();
  expect((await Promise.all(many)).filter((status) => status === 201)).toHaveLength(8);
  expect((await ofBia).status).toBe(201);
});

test('a large body that does not come keeps nobody waiting, of the same account and address', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const held = heldBody({
    method: 'POST',
    url: `${url}/api/carousels`,
    headers: { cookie: ana.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ slides: [slide] }),
  });
  const countConnections = promisify(server.app.server.getConnections.bind(server.app.server));
  await expect.poll(countConnections).toBe(1);
  for (const person of [bia, ana]) {
    const { status } = await person.rest('POST', '/carousels', { slides: [slide] });
    expect(status).toBe(201);
  }
  // It would have been given up meanwhile, had the others waited for it.
  expect(await held.letGo()).toBe(201);
});

test.each(['application/json', 'Application/JSON; charset=utf-8'])(
  'after a large body the next of its address waits for the pause, and small ones do not: %s',
  async (type) => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const pauses = holdPauses();
    const large = JSON.stringify({ slides: [slide] });
    const post = (person: Person) =>
      person.send('POST', '/api/carousels', large, { 'content-type': type });
    expect((await post(ana)).status).toBe(201);
    expect(pauses.weights).toEqual([large.length + 26 * 1_100 + 2 * 200]);
    const next = post(bia);
    expect((await bia.rest('POST', '/carousels', {})).status).toBe(201);
    const { body } = await bia.rest<readonly unknown[]>('GET', '/carousels');
    expect(body).toHaveLength(1);
    pauses.end();
    expect((await next).status).toBe(201);
  },
);

test('a large body whose turn does not come in time is refused, and nothing of it is stored', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const pauses = holdPauses();
  bodyPacing.maxWaitMs = 300;
  expect((await ana.rest('POST', '/carousels', { slides: [slide] })).status).toBe(201);
  const late = await bia.rest('POST', '/carousels', { slides: [slide] });
  expect([late.status, late.headers['retry-after']]).toEqual([503, '2']);
  expect((await bia.rest<readonly unknown[]>('GET', '/carousels')).body).toEqual([]);
  pauses.end();
});

test('a short body of many objects is a large one', async () => {
  const ana = await server.person();
  const pauses = holdPauses();
  pauses.end();
  const elements = Array.from({ length: 40 }, () => ({}));
  const { status } = await ana.rest('POST', '/carousels', {
    slides: Array.from({ length: 4 }, () => ({ elements })),
  });
  expect(status).toBe(400);
  expect(pauses.weights).toHaveLength(1);
});
