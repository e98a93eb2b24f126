import type { Rewritten } from '@arrasta/contract';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiStub, saying } from '../../../testing/ai-stub';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const input = {
  kind: 'shorter',
  texts: [
    { type: 'title', content: 'Comece pela janela' },
    { type: 'list', content: 'Manhã\nFim da tarde' },
  ],
  deck: { title: 'Luz', slides: ['Comece pela janela'], index: 0 },
};

const rewrite = (person: Person, change: object = {}) =>
  person.mutate<Rewritten>('ai.rewrite', { ...input, tempApiKey: canaryKey, ...change });
const options = (...texts: readonly (readonly string[])[]) =>
  saying([JSON.stringify({ options: texts.map((one) => ({ texts: one })) })]);

describe('texts of a slide said otherwise', () => {
  test('come in the order in which they were sent, as bare words', async () => {
    const ana = await server.person();
    provider.replies(options(['**Luz** de\njanela', '- Cedo\n- Tarde'], ['x', 'y']));
    const { body } = await rewrite(ana);
    expect(body.result.data).toEqual({ options: [['Luz de janela', 'Cedo\nTarde']] });
    expect(JSON.stringify(provider.requests[0]?.messages)).toContain('Fim da tarde');
    expect((await ana.rest<Rewritten>('POST', '/ai/rewrite', input)).status).toBe(400);
  });

  test('are three where hooks are asked for', async () => {
    const ana = await server.person();
    provider.replies(options(['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']));
    expect((await rewrite(ana, { kind: 'hooks' })).body.result.data.options).toHaveLength(3);
  });

  test.each([
    ['fewer', options(['a', 'b'], ['c', 'd'])],
    ['the same again', options(['a', 'b'], ['a', 'b'], ['c', 'd'])],
  ])('of which there are %s are asked for once more', async (_, reply) => {
    const ana = await server.person();
    provider.replies(reply, options(['a', 'b'], ['c', 'd'], ['e', 'f']));
    const { body } = await rewrite(ana, { kind: 'hooks' });
    expect(body.result.data.options.map(([title]) => title)).toEqual(['a', 'c', 'e']);
  });

  test('may be as many as a slide has', async () => {
    const ana = await server.person();
    const texts = Array.from({ length: 100 }, () => ({ type: 'text', content: 'Luz' }));
    provider.replies(options(texts.map((_, index) => `Texto ${String(index)}`)));
    expect((await rewrite(ana, { texts })).body.result.data.options[0]).toHaveLength(100);
  });

  test.each([
    ['too few', options(['só um'])],
    ['an empty one', options(['Um', ' '])],
    ['none', saying(['Não.'])],
  ])('with %s of them are asked for once more, and then told as no answer', async (_, reply) => {
    const ana = await server.person();
    provider.replies(reply, options(['Um', 'Dois']));
    expect((await rewrite(ana)).body.result.data.options).toEqual([['Um', 'Dois']]);
    provider.replies(reply);
    expect((await rewrite(ana)).body.error.data.code).toBe('AI_BAD_ANSWER');
    expect(provider.requests).toHaveLength(2);
  });

  test.each([
    ['no texts', { texts: [] }],
    ['own words without words', { kind: 'words', words: ' ' }],
    ['a picture', { texts: [{ type: 'image', content: 'x' }] }],
  ])('are refused for %s', async (_, change) => {
    const ana = await server.person();
    provider.replies(options(['Um', 'Dois']));
    expect((await rewrite(ana, change)).status).toBe(400);
    expect(provider.requests).toHaveLength(0);
  });
});
