import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error';
import { generations, perUserLock } from './generations';
import type { TokensUsed } from './models';
import type { Models, UsageRecord } from './usage/usage.service';

const begin = new Date('2026-11-22T10:00:00Z');
const open = () => new AbortController().signal;
const request = { apiKey: 'sk-segredo', messages: [], signal: open() };
const counted: TokensUsed = { input: 100, output: 40 };

/** Models that answer "Luz" and a picture; what is kept of them; a clock of one second a look. */
function counting({
  tokens = counted,
  keep = undefined as ((record: UsageRecord) => Promise<void>) | undefined,
}: { tokens?: TokensUsed | null; keep?: (record: UsageRecord) => Promise<void> } = {}) {
  const kept: UsageRecord[] = [];
  const unkept: unknown[] = [];
  let looks = 0;
  const models: Models = {
    text: {
      async *write() {
        yield await Promise.resolve('Luz');
        return { how: 'complete', model: 'pequeno', tokens };
      },
    },
    image: { draw: () => Promise.resolve({ file: new Uint8Array([1]) }) },
  };
  const made = generations({
    userLock: perUserLock(),
    models,
    names: { text: 'grande', image: 'pintor' },
    usage: { keep: keep ?? ((record) => Promise.resolve(void kept.push(record))) },
    onUsageError: (error) => void unkept.push(error),
    now: () => new Date(begin.getTime() + 1000 * looks++),
  });
  return { ...made, kept, unkept };
}

async function whole({ text }: Models): Promise<string> {
  let all = '';
  for await (const piece of text.write(request)) all += piece;
  return all;
}

const job = (signal = open()) => ({ userId: 'ana', kind: 'caption', signal }) as const;

test('all calls of a generation are one, with what they took together', async () => {
  const { run, kept } = counting();
  const twice = async (models: Models) => (await whole(models)) + (await whole(models));
  expect(await run(job(), twice)).toBe('LuzLuz');
  expect(kept).toEqual([
    {
      ...{ userId: 'ana', kind: 'caption', model: 'pequeno', outcome: 'ok', pictures: 0 },
      ...{ inputTokens: 200, outputTokens: 80, durationMs: 1000, startedAt: begin },
    },
  ]);
});

test('a picture is counted with the model that was asked; tokens nobody told are not known', async () => {
  const { run, kept } = counting();
  await run({ ...job(), kind: 'picture' }, ({ image }) =>
    image.draw({ apiKey: null, prompt: 'Luz', signal: open() }),
  );
  expect(kept).toMatchObject([
    { kind: 'picture', model: 'pintor', pictures: 1, inputTokens: null, outputTokens: null },
  ]);
});

test.each([
  [null, null, null],
  [{ input: -1, output: 0.5 }, null, null],
  [{ input: Number.NaN, output: 7 }, null, 7],
  [{ input: 2 ** 40, output: 0 }, 2_147_483_647, 0],
] as const)('of tokens told as %j what can be one is kept', async (tokens, input, output) => {
  const { run, kept } = counting({ tokens });
  await run(job(), whole);
  expect(kept).toMatchObject([{ inputTokens: input, outputTokens: output }]);
});

test('where no model was asked, nothing is kept', async () => {
  const { run, kept } = counting();
  await run(job(), () => Promise.resolve('Já havia'));
  const missing = run(job(), () => Promise.reject(new DomainError('NEEDS_API_KEY', '')));
  await expect(missing).rejects.toMatchObject({ code: 'NEEDS_API_KEY' });
  expect(kept).toEqual([]);
});

test.each([
  ['AI_REFUSED', new DomainError('AI_REFUSED', '')],
  ['INTERNAL_SERVER_ERROR', new Error('sk-segredo')],
] as const)('a failure is kept as %s, and told as it was', async (outcome, error) => {
  const { run, kept } = counting();
  const failing = run(job(), async (models) => {
    await whole(models);
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(kept).toMatchObject([{ outcome, inputTokens: 100 }]);
  expect(JSON.stringify(kept)).not.toContain('segredo');
});

test('what ends because nobody waits any more was given up, and had no end to be counted', async () => {
  const { run, kept } = counting();
  const controller = new AbortController();
  const left = run(job(controller.signal), async ({ text }) => {
    await text.write(request).next();
    controller.abort(new Error('left'));
    controller.signal.throwIfAborted();
  });
  await expect(left).rejects.toThrow('left');
  expect(kept).toMatchObject([{ outcome: 'cancelled', model: 'grande', inputTokens: null }]);
});

test('what ends because whoever asked may not have it any more is kept as that', async () => {
  const { stream, kept } = counting();
  const controller = new AbortController();
  for await (const piece of stream(job(controller.signal), pieces)) {
    controller.abort(new DomainError('UNAUTHORIZED', ''));
    if (piece === 'Luz') break;
  }
  expect(kept).toMatchObject([{ outcome: 'UNAUTHORIZED' }]);
});

async function* pieces(models: Models) {
  yield 'first';
  yield await whole(models);
  return 'last';
}

test('a stream ends with what its work returns, and is whole before that is read', async () => {
  const { stream, kept } = counting();
  const read: string[] = [];
  for await (const piece of stream(job(), pieces)) {
    read.push(piece);
    if (piece === 'last') break;
  }
  expect(read).toEqual(['first', 'Luz', 'last']);
  expect(kept).toMatchObject([{ outcome: 'ok', outputTokens: 40 }]);
});

test('a stream that nobody reads to its end was given up', async () => {
  const { stream, kept } = counting();
  for await (const piece of stream(job(), pieces)) if (piece === 'Luz') break;
  expect(kept).toMatchObject([{ outcome: 'cancelled' }]);
});

test('however one ended, the next may begin', async () => {
  const { stream, run } = counting();
  for await (const piece of stream(job(), pieces)) {
    expect(piece).toBe('first');
    await expect(run(job(), whole)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    break;
  }
  await expect(run(job(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(job(), whole)).toBe('Luz');
});

test('what cannot be kept fails nothing, and is told; nobody waits for it', async () => {
  const away = new Error('database away');
  const failing = counting({ keep: () => Promise.reject(away) });
  expect(await failing.run(job(), whole)).toBe('Luz');
  await expect.poll(() => failing.unkept).toEqual([away]);
  const hanging = counting({ keep: () => new Promise(() => undefined) });
  expect(await hanging.run(job(), whole)).toBe('Luz');
  expect(await hanging.run(job(), whole)).toBe('Luz');
});

test('an account has one generation at a time, and others are not kept waiting by it', async () => {
  const generations = perUserLock();
  const end = await generations.begin('ana');
  await expect(generations.begin('ana')).rejects.toThrow(DomainError);
  (await generations.begin('bia'))();
  end();
  (await generations.begin('ana'))();
});

test('ending one twice does not end the next', async () => {
  const generations = perUserLock();
  const end = await generations.begin('ana');
  end();
  const next = await generations.begin('ana');
  end();
  await expect(generations.begin('ana')).rejects.toThrow(DomainError);
  next();
});

test('of two at the same moment one begins', async () => {
  const generations = perUserLock();
  const attempts = await Promise.allSettled([generations.begin('ana'), generations.begin('ana')]);
  expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
