import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AiStub, drawing, failing, type AiReply } from '../../../testing/ai-stub';
import { remoteHost, type RemoteHost } from '../../../testing/remote-host';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { guardedDownload } from '../../providers/guarded-download/guarded-download';

let server: TestServer;
let provider: AiStub;
let host: RemoteHost;
let image: Buffer;
let ana: Person;

beforeAll(async () => {
  [provider, host] = await Promise.all([AiStub.start(), remoteHost()]);
  image = await plainImage(160, 90).png().toBuffer();
  host.serve('/feita.png', image);
  host.serve('/pagina.png', Buffer.from('<!doctype html>'));
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  const allowedHosts = new Set([`127.0.0.1:${host.port}`]);
  server = await startTestServer(
    { download: guardedDownload({ allowedHosts }) },
    { ai, imageModel: 'pintor' },
  );
});
afterAll(() => Promise.all([server.close(), provider.stop(), host.close()]));
beforeEach(async () => {
  ana = await server.person();
  await ana.rest('PUT', '/user/settings', { openaiApiKey: canaryKey });
});

const generate = (person: Person, more: object = {}) =>
  person.rest<{ url: string; code: string }>('POST', '/ai/generate-image', {
    prompt: 'Luz de janela',
    ...more,
  });
const drawn = () => drawing({ b64_json: image.toString('base64') });

describe('a generated picture', () => {
  test('is made with the key of its owner, about 16:9, and kept by us', async () => {
    provider.replies(drawn());
    const { status, body } = await generate(ana);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['url']);
    const [asked] = provider.requests;
    expect(asked).toMatchObject({ key: canaryKey, model: 'pintor', prompt: 'Luz de janela' });
    const [width = 0, height = 1] = (asked?.size ?? '').split('x').map(Number);
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect((await ana.send('GET', body.url)).headers['content-type']).toMatch(/^image\//);
    expect((await (await server.person('Bia')).send('GET', body.url)).status).toBe(404);
  });

  test('is fetched at once where the provider only says where it is', async () => {
    provider.replies(drawing({ url: `http://127.0.0.1:${host.port}/feita.png` }));
    expect((await generate(ana)).body.url).toMatch(/^\/api\/pictures\//);
  });

  test('may be made with a key that is used once and not kept', async () => {
    const bia = await server.person('Bia');
    provider.replies(drawn());
    expect((await generate(bia, { tempApiKey: 'sk-de-agora' })).status).toBe(200);
    expect(provider.requests[0]?.key).toBe('sk-de-agora');
    expect((await bia.rest('GET', '/user/settings')).body).toMatchObject({ hasOpenAIKey: false });
  });

  test('comes in the size of the model where it has sizes of its own', async () => {
    provider.replies(failing(400, { param: 'size' }), drawn());
    expect((await generate(ana)).status).toBe(200);
    expect(provider.requests.map(({ size }) => size)).toEqual(['1536x864', undefined]);
  });

  test('needs a key', async () => {
    provider.replies(drawn());
    expect(await generate(await server.person('Bia'))).toMatchObject({
      status: 400,
      body: { code: 'NEEDS_API_KEY', needsApiKey: true },
    });
    expect(provider.requests).toHaveLength(0);
  });

  test.each([[''], ['a'.repeat(4001)], [7]])('needs a description: %.10s', async (prompt) => {
    expect(await generate(ana, { prompt })).toMatchObject({ body: { code: 'BAD_REQUEST' } });
  });
});

describe('a provider', () => {
  test.each([
    ['refuses the key', failing(401), 400, 'NEEDS_API_KEY'],
    ['has no credit', failing(429, { code: 'insufficient_quota' }), 402, 'QUOTA_EXCEEDED'],
    ['is busy', failing(429), 429, 'TOO_MANY_REQUESTS'],
    ['does not want to', failing(400, { code: 'moderation_blocked' }), 422, 'AI_REFUSED'],
    ['is down', failing(503), 502, 'AI_UNAVAILABLE'],
    ['hands over nothing', drawing({}), 502, 'AI_BAD_ANSWER'],
    ['hands over a page', drawing({ b64_json: btoa('<html>') }), 502, 'AI_BAD_ANSWER'],
    [
      'leads inside the network',
      drawing({ url: 'http://10.0.0.7/feita.png' }),
      502,
      'AI_BAD_ANSWER',
    ],
  ] as const)('that %s is told of in our words, and asked once', async (...row) => {
    const [, reply, status, code] = row;
    provider.replies(reply);
    expect(await generate(ana)).toMatchObject({ status, body: { code } });
    expect(provider.requests).toHaveLength(1);
    expect((await ana.rest('GET', '/user')).status).toBe(200);
  });

  test('whose address leads to a page has given no picture', async () => {
    provider.replies(drawing({ url: `http://127.0.0.1:${host.port}/pagina.png` }));
    expect(await generate(ana)).toMatchObject({ status: 502, body: { code: 'AI_BAD_ANSWER' } });
  });
});

describe('while it is made', () => {
  const hanging: AiReply = () => undefined;

  test('the account generates nothing else, a caption neither; it ends with whoever asked', async () => {
    const slides = [{ title: 'Comece pela janela' }];
    const { body: deck } = await ana.rest<{ id: string }>('POST', '/carousels', { slides });
    provider.replies(hanging, drawn());
    const controller = new AbortController();
    const { generatedImages } = server.context.services;
    const input = { prompt: 'Luz', tempApiKey: undefined };
    const first = generatedImages.generate(ana.user.id, input, controller.signal);
    await expect.poll(() => provider.requests.length).toBe(1);
    expect((await generate(ana)).status).toBe(429);
    expect((await ana.rest('POST', `/ai/generate-caption/${deck.id}`)).status).toBe(429);
    controller.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect.poll(() => provider.broken).toBe(1);
    expect((await generate(ana)).status).toBe(200);
  });
});
