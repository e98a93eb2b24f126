import { afterAll, beforeAll, expect, test } from 'vitest';
import { AiStub, drawing, type AiReply } from '../../../testing/ai-stub';
import { openAiImageModel } from './openai-image-model';

let stub: AiStub;
beforeAll(async () => {
  stub = await AiStub.start();
});
afterAll(() => stub.stop());

const draw = (total?: number, signal = new AbortController().signal) =>
  openAiImageModel({ baseUrl: stub.url, model: 'pintor' }, total).draw({
    apiKey: null,
    prompt: 'Luz',
    signal,
  });

test('a picture is handed over as it came, or where it is', async () => {
  stub.replies(drawing({ b64_json: btoa('foto') }));
  expect(await draw()).toEqual({ file: new TextEncoder().encode('foto') });
  stub.replies(drawing({ url: 'https://fotos.example/a.png' }));
  expect(await draw()).toEqual({ url: 'https://fotos.example/a.png' });
});

test('what it cost is told where the provider counts', async () => {
  const usage = { input_tokens: 12, output_tokens: 4160, total_tokens: 4172 };
  stub.replies(drawing({ url: 'https://fotos.example/a.png' }, usage));
  expect(await draw()).toMatchObject({ tokens: { input: 12, output: 4160 } });
});

test('one that is larger than any upload is none', async () => {
  stub.replies(drawing({ b64_json: 'A'.repeat(28 * 1024 * 1024) }));
  await expect(draw()).rejects.toMatchObject({ code: 'AI_BAD_ANSWER' });
});

test('what breaks off is not asked for again: it may have been paid for', async () => {
  stub.replies((response) => response.destroy());
  await expect(draw()).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  expect(stub.requests).toHaveLength(1);
});

test.each<[string, AiReply, string]>([
  [
    'breaks off in its middle',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[');
      setTimeout(() => response.destroy(), 20);
    },
    'AI_UNAVAILABLE',
  ],
  [
    'is no JSON',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[');
    },
    'AI_BAD_ANSWER',
  ],
  [
    'is a page',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    },
    'AI_BAD_ANSWER',
  ],
])('an answer that %s is told in our words', async (_what, reply, code) => {
  stub.replies(reply);
  await expect(draw()).rejects.toMatchObject({ code });
});

const hanging: AiReply = () => undefined;
const halfway: AiReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[');
};

test.each([
  ['nothing comes', hanging],
  ['nothing more comes', halfway],
])('it is over when %s, and the connection with it', async (_when, reply) => {
  stub.replies(reply);
  await expect(draw(1_000)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  await expect.poll(() => stub.broken).toBe(1);
});

test('it is over when whoever asked leaves, and the connection with it', async () => {
  stub.replies(hanging);
  const asked = new AbortController();
  const answer = draw(10_000, asked.signal);
  await expect.poll(() => stub.requests.length).toBe(1);
  asked.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await expect.poll(() => stub.broken).toBe(1);
});
