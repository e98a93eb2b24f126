import { expect, test } from 'vitest';
import { quotaExceededError } from '../storage/account-storage';
import { noRateLimits } from '../../kernel/security/rate-limits';
import { generatedImagesService } from './generated-images.service';
import type { ImageModel } from './models';

type Deps = Parameters<typeof generatedImagesService>[0];

const kept = { id: '1', url: '/api/pictures/1', width: 1, height: 1 };
const preferences = { apiKey: null, tone: 'professional', instructions: null } as const;
const input = { prompt: 'Luz', tempApiKey: undefined };
const signal = () => new AbortController().signal;

type Draw = ImageModel['draw'];
const drawing: Draw = () => Promise.resolve({ file: new Uint8Array([1]) });

/** Asks this model for pictures, and no other for anything. */
function asking(draw: Draw): Deps['generations'] {
  const text = {
    write: () => {
      throw new Error('no text was asked for');
    },
  };
  return {
    run: (_job, work) => work({ text, image: { draw } }),
    stream: () => {
      throw new Error('nothing comes in pieces');
    },
  };
}

function generating({ draw = drawing, ...more }: Partial<Deps> & { draw?: Draw } = {}) {
  return generatedImagesService({
    settings: { aiPreferences: () => Promise.resolve(preferences) },
    remoteImages: { fetch: () => Promise.resolve({ bytes: new Uint8Array([1]), type: 'png' }) },
    images: { keep: () => Promise.resolve(kept) },
    limits: noRateLimits,
    generations: asking(draw),
    requiresKey: false,
    ...more,
  });
}

test('a provider of one’s own is asked without a key', async () => {
  const keys: (string | null)[] = [];
  const draw: Draw = ({ apiKey }) => {
    keys.push(apiKey);
    return Promise.resolve({ file: new Uint8Array([1]) });
  };
  const { generate } = generating({ draw });
  expect(await generate('ana', input, signal())).toEqual({ url: '/api/pictures/1' });
  expect(keys).toEqual([null]);
});

test('a generation is counted before it is paid for; a missing key is none', async () => {
  const taken: string[] = [];
  const limits = {
    ...noRateLimits,
    consume: (limit: string, key: string) => Promise.resolve(void taken.push(`${limit} ${key}`)),
  };
  const keyless = generating({ limits, requiresKey: true }).generate('ana', input, signal());
  await expect(keyless).rejects.toMatchObject({ code: 'NEEDS_API_KEY' });
  expect(taken).toEqual([]);
  await generating({ limits }).generate('ana', input, signal());
  expect(taken).toEqual(['generation ana']);
});

test('an account without room is told so, and not that the provider failed', async () => {
  const full = quotaExceededError(3, 2);
  const { generate } = generating({ images: { keep: () => Promise.reject(full) } });
  await expect(generate('ana', input, signal())).rejects.toBe(full);
});

test('what was made for somebody who left is not kept', async () => {
  const controller = new AbortController();
  const keep = () => Promise.reject(new Error('kept'));
  const draw = () => {
    controller.abort(new Error('left'));
    return Promise.resolve({ file: new Uint8Array([1]) });
  };
  const { generate } = generating({ draw, images: { keep } });
  await expect(generate('ana', input, controller.signal)).rejects.toThrow('left');
});
