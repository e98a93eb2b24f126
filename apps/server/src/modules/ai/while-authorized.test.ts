import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { eachWhileAuthorized, whileAuthorized } from './while-authorized';

/** Somebody who is welcome until the test says otherwise. */
function requester(answer: () => Promise<boolean> = () => Promise.resolve(true)) {
  const controller = new AbortController();
  return {
    isStillValid: answer,
    signal: controller.signal,
    leave: () => controller.abort(new Error('left')),
  };
}

const notAuthorized = () => Promise.resolve(false);
const refused = expect.objectContaining({ code: 'UNAUTHORIZED' }) as Error;

/** Work that lasts until it is ended. */
async function endless(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}

describe('something that lasts', () => {
  test('ends while nothing comes, once whoever asked is not welcome any more', async () => {
    await expect(whileAuthorized(requester(notAuthorized), endless, 5)).rejects.toThrow(refused);
  });

  test('ends with whoever asked', async () => {
    const ana = requester();
    const work = whileAuthorized(ana, endless, 5);
    ana.leave();
    await expect(work).rejects.toThrow('left');
  });

  test('goes on where nobody can say', async () => {
    let looks = 0;
    const away = () => {
      looks += 1;
      return looks < 3 ? Promise.reject(new Error('no database')) : notAuthorized();
    };
    await expect(whileAuthorized(requester(away), endless, 5)).rejects.toThrow(refused);
    expect(looks).toBe(3);
  });

  test('is not looked after once it is done', async () => {
    let looks = 0;
    const counting = () => {
      looks += 1;
      return Promise.resolve(true);
    };
    expect(await whileAuthorized(requester(counting), () => Promise.resolve('done'), 0)).toBe(
      'done',
    );
    await new Promise((resolve) => setImmediate(resolve));
    const after = looks;
    await new Promise((resolve) => setImmediate(resolve));
    expect(looks).toBe(after);
  });
});

test('a piece is given to nobody who is not welcome, however soon it comes', async () => {
  const answers = [true, false];
  const isStillValid = () => Promise.resolve(answers.shift() ?? false);
  let isEnded = false;
  async function* pieces(signal: AbortSignal) {
    signal.addEventListener('abort', () => (isEnded = true));
    yield 1;
    yield 2;
    await endless(signal);
  }
  const given: number[] = [];
  const reading = async () => {
    for await (const one of eachWhileAuthorized(requester(isStillValid), pieces, 60_000))
      given.push(one);
  };
  await expect(reading()).rejects.toThrow(refused);
  expect({ given, isEnded }).toEqual({ given: [1], isEnded: true });
});
