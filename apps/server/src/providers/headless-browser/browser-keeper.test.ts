import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserKeeper, BrowserLostError } from './browser-keeper';

class FakeBrowser {
  isClosed = false;
  readonly #listeners: (() => void)[] = [];
  on = (_event: string, listener: () => void) => this.#listeners.push(listener);
  close = async () => {
    this.crash();
  };
  crash() {
    this.isClosed = true;
    for (const listener of this.#listeners) listener();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scene(jobs = 3) {
  const browsers: FakeBrowser[] = [];
  const launch = vi.fn(() => {
    const browser = new FakeBrowser();
    browsers.push(browser);
    return Promise.resolve(browser);
  });
  const ask = (browser: FakeBrowser) =>
    browser.isClosed ? Promise.reject(new Error('closed')) : Promise.resolve();
  const kept = new BrowserKeeper({ launch, ask, idle: 60_000, jobs });
  return { browsers, launch, kept, work: () => kept.use(() => Promise.resolve('done')) };
}

test('one browser serves all who come, and is closed after a minute without work', async () => {
  const { browsers, kept, work } = scene();
  await Promise.all([work(), work()]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([false]);
  let end = (): void => undefined;
  const long = kept.use(() => new Promise<void>((resolve) => (end = resolve)));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([false]);
  end();
  await long;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('after so many pieces of work another browser takes over, and the first one ends with its last', async () => {
  const { browsers, kept, work } = scene(2);
  let end = (): void => undefined;
  const long = kept.use(() => new Promise<void>((resolve) => (end = resolve)));
  await work();
  await work();
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  end();
  await long;
  await vi.advanceTimersByTimeAsync(0);
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('work in a browser that goes away fails, though its calls never come back', async () => {
  const { browsers, kept, work } = scene();
  const lost = kept.use(() => new Promise(() => undefined));
  lost.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  browsers[0]?.crash();
  await expect(lost).rejects.toThrow(BrowserLostError);
  expect(await work()).toBe('done');
  expect(browsers).toHaveLength(2);
});

test('work that fails because its browser went away is told from work that failed itself', async () => {
  const { browsers, kept } = scene();
  const failing = () => Promise.reject(new Error('the page says no'));
  await expect(kept.use(failing)).rejects.toThrow('the page says no');
  const cut = kept.use(() => {
    // That it went away is told later than its calls fail.
    if (browsers[0]) browsers[0].isClosed = true;
    return failing();
  });
  await expect(cut).rejects.toThrow(BrowserLostError);
});

test('a browser that does not start is tried again with the next work', async () => {
  const { launch, work } = scene();
  launch.mockRejectedValueOnce(new Error('no library'));
  await expect(work()).rejects.toThrow('no library');
  expect(await work()).toBe('done');
});

test('a browser that is given up on is closed, and used no more', async () => {
  const { browsers, kept, work } = scene();
  await kept
    .use(async ({ discardBrowser }) => {
      discardBrowser();
      await vi.advanceTimersByTimeAsync(0);
    })
    .catch(() => undefined);
  await work();
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});
