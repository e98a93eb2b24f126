import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ModelMessage, TextModel } from './models';
import { dataAnswer } from './data-answer';

/** Answers with these, one after the other, and keeps what it was told. */
function saying(...answers: string[]) {
  const prompts: (readonly ModelMessage[])[] = [];
  const model: TextModel = {
    async *write({ messages }) {
      prompts.push(messages);
      await Promise.resolve();
      yield answers.shift() ?? '';
      return { how: 'complete', model: 'm', tokens: null };
    },
  };
  return { model, prompts };
}

const ask = (model: TextModel) =>
  dataAnswer(model, {
    apiKey: null,
    messages: [{ role: 'user', content: 'Quantos?' }],
    shape: { name: 'count', schema: {} },
    schema: z.object({ count: z.number() }),
    signal: new AbortController().signal,
  });

describe('an answer that is data', () => {
  test.each([
    '{"count": 3}',
    'Claro:\n```json\n{"count": 3}\n```\nPronto {',
    '<think>{</think>{"count":3}',
  ])('is found in %s', async (text) => {
    expect(await ask(saying(text).model)).toEqual({ count: 3 });
  });

  test.each(['Três.', '{"count": "três"}', '{"count": 3'])(
    'is asked for once more after %s',
    async (text) => {
      const { model, prompts } = saying(text, '{"count": 3}');
      expect(await ask(model)).toEqual({ count: 3 });
      expect(prompts[1]?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    },
  );

  test('is given up after the second', async () => {
    const { model, prompts } = saying('a', 'b', '{"count": 3}');
    await expect(ask(model)).rejects.toThrow(
      expect.objectContaining({ code: 'AI_BAD_ANSWER' }) as Error,
    );
    expect(prompts).toHaveLength(2);
  });
});
