import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inFlightLimiter, type InFlightLimiter } from './in-flight-limiter';

describe('calls in flight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new AbortController().signal;
  const refusal = { code: 'SERVICE_UNAVAILABLE' };

  test('takes as many as it holds, and the next one once one has left', async () => {
    const { begin, enter } = inFlightLimiter(1);
    const leave = begin({ address: 'ana' });
    expect(begin({ address: 'bia' })).toBeNull();
    await expect(enter({ address: 'bia' }, never())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    leave?.();
    expect(begin({ address: 'bia' })).not.toBeNull();
  });

  test('leaving twice makes room for one', () => {
    const { begin } = inFlightLimiter(1);
    const leave = begin({ address: 'ana' });
    leave?.();
    expect(begin({ address: 'bia' })).not.toBeNull();
    leave?.();
    expect(begin({ address: 'ana' })).toBeNull();
  });

  test('a place can stay taken for a moment after its call', () => {
    const { begin } = inFlightLimiter(1);
    begin({ address: 'ana' })?.(50);
    vi.advanceTimersByTime(49);
    expect(begin({ address: 'bia' })).toBeNull();
    vi.advanceTimersByTime(1);
    expect(begin({ address: 'bia' })).not.toBeNull();
  });

  test('what waits for others makes room after two seconds, and none once more at its end', () => {
    const { begin } = inFlightLimiter(1);
    const leave = begin({ address: 'ana' });
    vi.advanceTimersByTime(2_000);
    expect(begin({ address: 'bia' })).not.toBeNull();
    leave?.();
    expect(begin({ address: 'ana' })).toBeNull();
  });

  test('a few calls of one address are worked on at once, and those of another beside them', async () => {
    const { begin, enter } = inFlightLimiter(200);
    const first = Array.from({ length: 8 }, () => begin({ address: 'flood' }));
    const releases = first.filter((leave) => leave !== null);
    expect(releases).toHaveLength(4);
    expect(begin({ address: 'ana' })).not.toBeNull();
    const next = enter({ address: 'flood' }, never());
    releases[0]?.();
    expect(await next).toBeTypeOf('function');
  });

  /** Eight calls at once without a pause for so many seconds, each of 20 ms; how many have ended. */
  async function flood(limiter: InFlightLimiter, seconds: number): Promise<number> {
    let ended = 0;
    const end = Date.now() + seconds * 1000;
    const callOn = async () => {
      while (Date.now() < end) {
        const leave =
          limiter.begin({ address: 'flood' }) ??
          (await limiter.enter({ address: 'flood' }, never()));
        await new Promise((resolve) => setTimeout(resolve, 20));
        leave();
        ended += 1;
      }
    };
    const calls = Promise.all(Array.from({ length: 8 }, callOn));
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 2_000);
    await calls;
    return ended;
  }

  test('an address that always has calls waiting rests between them while another one calls', async () => {
    const alone = await flood(inFlightLimiter(200), 10);
    const shared = inFlightLimiter(200);
    const other = setInterval(() => shared.begin({ address: 'ana' })?.(), 1_000);
    expect(await flood(shared, 10)).toBeLessThan(alone / 4);
    clearInterval(other);
    expect(await flood(shared, 10)).toBeGreaterThan(alone / 2);
  });

  test('addresses that rest keep nobody else waiting, however many they are', async () => {
    const limiter = inFlightLimiter(200);
    const names = Array.from({ length: 8 }, (_, number) => `flood ${String(number)}`);
    const callOn = async (address: string) => {
      for (let call = 0; call < 40; call += 1) {
        const leave = limiter.begin({ address }) ?? (await limiter.enter({ address }, never()));
        await new Promise((resolve) => setTimeout(resolve, 500));
        leave();
      }
    };
    names.forEach((address) => {
      for (let worker = 0; worker < 9; worker += 1) void callOn(address);
    });
    await vi.advanceTimersByTimeAsync(10_000);
    const waits: number[] = [];
    for (let call = 0; call < 20; call += 1) {
      const began = Date.now();
      const entering =
        limiter.begin({ address: 'ana' }) ?? limiter.enter({ address: 'ana' }, never());
      void Promise.resolve(entering).then((leave) => {
        waits.push(Date.now() - began);
        leave();
      });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(waits).toHaveLength(20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(500);
  });

  test('an account has no more places from many addresses, and keeps nobody else waiting', async () => {
    const { begin, enter } = inFlightLimiter(200);
    const call = (number: number) => ({ address: String(number), account: 'ana' });
    const releases = Array.from({ length: 8 }, (_, number) => begin(call(number)));
    expect(releases.filter((leave) => leave !== null)).toHaveLength(3);
    const next = enter(call(40), never());
    expect(begin({ address: '40', account: 'bia' })).not.toBeNull();
    releases[0]?.();
    expect(await next).toBeTypeOf('function');
  });

  test('an account that piles up calls keeps nobody else at its address waiting', () => {
    const { begin } = inFlightLimiter(200);
    const releases = Array.from({ length: 14 }, () => begin({ address: 'office', account: 'ana' }));
    const call = { address: 'office', account: 'bia' };
    const first = begin(call);
    expect(first).not.toBeNull();
    // Ana's places rest for as long as her calls took, those of the office do not.
    vi.advanceTimersByTime(500);
    for (const leave of releases) leave?.();
    expect(begin({ address: 'office', account: 'ana' })).toBeNull();
    first?.();
    expect(Array.from({ length: 3 }, () => begin(call)).every((leave) => leave !== null)).toBe(
      true,
    );
  });

  test('who waits for the turn of an address keeps no account of another one waiting', () => {
    const { begin, enter } = inFlightLimiter(200);
    for (let number = 0; number < 40; number += 1) {
      const call = { address: 'office', account: String(number) };
      if (!begin(call)) void enter(call, new AbortController().signal).catch(() => null);
    }
    expect(begin({ address: 'home', account: 'bia' })).not.toBeNull();
  });

  test('of an address that piles up calls one is worked on at once, while another one calls', async () => {
    const limiter = inFlightLimiter(200);
    const releases = Array.from({ length: 14 }, () => limiter.begin({ address: 'flood' }));
    expect(releases.filter((leave) => leave !== null)).toHaveLength(4);
    limiter.begin({ address: 'ana' })?.();
    releases.slice(0, 3).forEach((leave) => leave?.());
    expect(limiter.begin({ address: 'flood' })).toBeNull();
    releases[3]?.();
    const next = limiter.enter({ address: 'flood' }, never());
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBeTypeOf('function');
    expect(limiter.begin({ address: 'flood' })).toBeNull();
  });

  test('an address whose calls wait now and then does not rest', async () => {
    const limiter = inFlightLimiter(200);
    limiter.begin({ address: 'ana' })?.();
    const page = () => Array.from({ length: 6 }, () => limiter.begin({ address: 'office' }));
    for (let pageCount = 0; pageCount < 10; pageCount += 1) {
      limiter.begin({ address: 'ana' })?.();
      page().forEach((leave) => leave?.());
      vi.advanceTimersByTime(1_000);
    }
    expect(page().filter((leave) => leave !== null)).toHaveLength(4);
  });

  test('who comes while an address fills all places to wait is let in before its rest', async () => {
    const { begin, enter } = inFlightLimiter(24);
    const others = ['a', 'b', 'c', 'd'].flatMap((name) =>
      Array.from({ length: 4 }, () => begin({ address: name })),
    );
    const flood = Array.from({ length: 8 }, () =>
      enter({ address: 'a' }, never()).catch(() => null),
    );
    const ana = enter({ address: 'ana' }, never());
    expect(await flood.at(-1)).toBeNull();
    others[0]?.();
    others[4]?.();
    expect(await ana).toBeTypeOf('function');
  });

  test('who piles up calls hears of a refusal a second later, others at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { begin, enter } = inFlightLimiter(16);
    begin({ address: 'ana' });
    for (let call = 0; call < 16; call += 1) begin({ address: 'flood' });
    for (const address of ['a', 'b', 'c'])
      for (let call = 0; call < 4; call += 1) begin({ address });
    await expect(enter({ address: 'bia' }, never())).rejects.toMatchObject(refusal);
    const began = performance.now();
    const refused = expect(enter({ address: 'flood' }, never())).rejects.toMatchObject(refusal);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(performance.now() - began).toBe(1_000);
  });

  test('who hangs up while waiting has no place any more', async () => {
    const { begin, enter } = inFlightLimiter(20);
    const [leave] = Array.from({ length: 4 }, () => begin({ address: 'ana' }));
    const controller = new AbortController();
    const left = enter({ address: 'ana' }, controller.signal);
    controller.abort();
    await expect(left).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    leave?.();
    expect(begin({ address: 'ana' })).not.toBeNull();
  });
});
