import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AiStub,
  beginStream,
  failing,
  piece,
  saying,
  type AiReply,
} from '../../../testing/ai-stub';
import { DomainError } from '../../kernel/errors/domain-error';
import { openAiTextModel } from './openai-text-model';

let stub: AiStub;
beforeAll(async () => {
  stub = await AiStub.start();
});
afterAll(() => stub.stop());

const messages = [{ role: 'user', content: 'Escreva.' }] as const;

async function written(
  {
    fallback = 'grande',
    signal = new AbortController().signal,
  }: { fallback?: string; signal?: AbortSignal } = {},
  timeouts = { stall: 2_000, total: 10_000 },
) {
  const model = openAiTextModel({ baseUrl: stub.url, model: 'grande', fallback }, timeouts);
  const answer = model.write({ apiKey: canaryKey, messages, signal });
  let text = '';
  for (;;) {
    const { done, value } = await answer.next();
    if (done === true) return { text, end: value };
    text += value;
  }
}

async function refusal(...rest: Parameters<typeof written>): Promise<DomainError> {
  const error: unknown = await written(...rest).catch((reason: unknown) => reason);
  if (error instanceof DomainError) return error;
  throw new Error('not refused in our words', { cause: error });
}

const models = () => stub.requests.map(({ model }) => model);

describe('a text', () => {
  test('comes in the pieces in which it is written, with the key that was given', async () => {
    stub.replies(saying(['Era ', 'uma ', 'vez']));
    expect(await written()).toEqual({
      text: 'Era uma vez',
      end: { how: 'complete', model: 'grande', tokens: null },
    });
    expect(stub.requests).toEqual([{ key: canaryKey, model: 'grande', messages }]);
  });

  test('that grew too long is told to be cut', async () => {
    stub.replies(saying(['Era uma'], 'length'));
    expect(await written()).toMatchObject({ text: 'Era uma', end: { how: 'cut' } });
  });

  test('comes from the fallback where the model is not there, or not for this key', async () => {
    for (const missing of [failing(404, { code: 'model_not_found' }), failing(403)]) {
      stub.replies(missing, saying(['Sim']));
      expect(await written({ fallback: 'pequeno' })).toMatchObject({ text: 'Sim' });
      expect(models()).toEqual(['grande', 'pequeno']);
    }
  });

  test('is asked for once more where the provider stumbled', async () => {
    const hangUp: AiReply = (response) => response.destroy();
    for (const stumble of [failing(500), failing(503), hangUp]) {
      stub.replies(stumble, saying(['Sim']));
      expect(await written()).toMatchObject({ text: 'Sim' });
      expect(models()).toEqual(['grande', 'grande']);
    }
  });
});

test('what it cost is told where the provider counts', async () => {
  stub.replies((response) => {
    beginStream(response);
    response.write(piece({ content: 'Sim' }));
    response.write(piece({}, 'stop'));
    const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  });
  expect(await written()).toEqual({
    text: 'Sim',
    end: { how: 'complete', model: 'grande', tokens: { input: 12, output: 3 } },
  });
});

const cutStream: AiReply = (response) => {
  beginStream(response);
  response.write(piece({ content: 'Era' }));
  response.end();
};
const refusing: AiReply = (response) => {
  beginStream(response);
  response.end(piece({ refusal: 'I cannot' }));
};
const errorInStream: AiReply = (response) => {
  beginStream(response);
  response.end('data: {"error":{"message":"overloaded"}}\n\n');
};
const noStream: AiReply = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html>olá</html>');
};

describe('a provider that fails', () => {
  test.each([
    ['refuses the key', failing(401, { code: 'invalid_api_key' }), 'NEEDS_API_KEY', 1],
    ['has no credit for it', failing(429, { code: 'insufficient_quota' }), 'QUOTA_EXCEEDED', 1],
    ['wants to be paid', failing(402), 'QUOTA_EXCEEDED', 1],
    ['has no such model', failing(404, { code: 'model_not_found' }), 'AI_UNAVAILABLE', 1],
    ['is down', failing(500), 'AI_UNAVAILABLE', 2],
    ['sends elsewhere', failing(307, {}, { location: '/elsewhere' }), 'AI_UNAVAILABLE', 1],
    ['does not like the request, bare of extras too', failing(400), 'AI_UNAVAILABLE', 2],
    ['filters what was asked', failing(400, { code: 'content_filter' }), 'AI_REFUSED', 1],
    ['filters what it wrote', saying(['Era'], 'content_filter'), 'AI_REFUSED', 1],
    ['refuses in its answer', refusing, 'AI_REFUSED', 1],
    ['breaks off', cutStream, 'AI_BAD_ANSWER', 1],
    ['fails in the middle', errorInStream, 'AI_UNAVAILABLE', 1],
    ['answers something else', noStream, 'AI_BAD_ANSWER', 1],
  ] as const)('because it %s', async (_why, reply, code, requests) => {
    stub.replies(reply);
    const { code: actualCode, message } = await refusal();
    expect(actualCode).toBe(code);
    expect(message).not.toContain(canaryKey);
    expect(stub.requests).toHaveLength(requests);
  });

  test('says how long to wait, where it does', async () => {
    stub.replies(failing(429, {}, { 'retry-after': '7' }));
    expect(await refusal()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 7 });
    stub.replies(failing(429));
    expect(await refusal()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 20 });
  });

  test('is not there', async () => {
    const model = openAiTextModel({ baseUrl: 'http://127.0.0.1:1/v1', model: 'm', fallback: 'm' });
    const signal = new AbortController().signal;
    const answer = model.write({ apiKey: null, messages, signal }).next();
    await expect(answer).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  });
});

describe('time', () => {
  const hanging: AiReply = () => undefined;
  const stalling: AiReply = (response) => {
    beginStream(response);
    response.write(piece({ content: 'Era' }));
  };
  const endless: AiReply = (response) => {
    beginStream(response);
    const timer = setInterval(() => response.write(piece({ content: 'a' })), 20);
    response.on('close', () => {
      clearInterval(timer);
    });
  };

  const endlessWhileMemoryIsFreed: AiReply = (response, request) => {
    setFlagsFromString('--expose-gc');
    const freeMemory = runInNewContext('gc') as () => void;
    const timer = setInterval(freeMemory, 20);
    response.on('close', () => {
      clearInterval(timer);
    });
    endless(response, request);
  };

  test.each([
    ['nothing comes', hanging, { stall: 1_000, total: 10_000 }],
    ['nothing more comes', stalling, { stall: 1_000, total: 10_000 }],
    ['it never ends', endless, { stall: 5_000, total: 1_000 }],
    // With `redirect: 'error'` the abort of a request whose memory was freed reaches nothing.
    [
      'it never ends, while memory is freed',
      endlessWhileMemoryIsFreed,
      { stall: 5_000, total: 1_000 },
    ],
  ] as const)('is over when %s, and the connection with it', async (_when, reply, timeouts) => {
    stub.replies(reply);
    expect((await refusal({}, timeouts)).code).toBe('UPSTREAM_TIMEOUT');
    await expect.poll(() => stub.broken).toBe(1);
  });

  test('is over when whoever asked leaves, and the connection with it', async () => {
    stub.replies(stalling);
    const asked = new AbortController();
    const answer = written({ signal: asked.signal });
    await expect.poll(() => stub.requests.length).toBe(1);
    asked.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    await expect.poll(() => stub.broken).toBe(1);
  });
});
