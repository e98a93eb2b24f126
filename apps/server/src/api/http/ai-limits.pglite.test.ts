import { requestLimits } from '@arrasta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { things } from '../../../testing/access/things';
import { AiStub, saying } from '../../../testing/ai-stub';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  provider.replies(saying(['Luz de janela']));
  const ai = { baseUrl: provider.url, model: 'm', fallback: 'm', requiresKey: false };
  server = await startTestServer({}, { ai, rateLimit: true });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const tooMany = {
  status: 429,
  body: { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas. Tente de novo em 10 minutos.' },
};

async function author(): Promise<[Person, string]> {
  const person = await server.person();
  return [person, await things.carousel(person)];
}

const caption = (person: Person, id: string) =>
  person.rest('POST', `/ai/generate-caption/${id}`, {});

test('forty generations in ten minutes are an account’s share, and nobody else’s', async () => {
  const [ana, anas] = await author();
  const [bia, bias] = await author();
  for (let time = 0; time < 40; time += 1) expect((await caption(ana, anas)).status).toBe(200);
  const answer = await caption(ana, anas);
  expect(answer).toMatchObject(tooMany);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
  expect(provider.requests).toHaveLength(40);
  expect((await caption(bia, bias)).status).toBe(200);
});

test('of a batch one is generated, and counts; of batches forty are', async () => {
  const [ana, carouselId] = await author();
  const { batch } = requestLimits;
  const calls = Array.from({ length: batch }, () => 'ai.generateCaption').join(',');
  const inputs = Object.fromEntries(Array.from({ length: batch }, (_, at) => [at, { carouselId }]));
  const before = provider.requests.length;
  for (let sent = 0; sent < 45; sent += 1) {
    await ana.rest('POST', `/trpc/${calls}?batch=1`, inputs);
  }
  expect(provider.requests).toHaveLength(before + 40);
  expect(await caption(ana, carouselId)).toMatchObject(tooMany);
});
