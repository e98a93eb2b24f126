import pTimeout from 'p-timeout';

/** The browser went away under what used it. */
export class BrowserLostError extends Error {
  override readonly name = 'BrowserLostError';
}

/** As much of a browser as it takes to keep one. */
export interface KeepableBrowser {
  readonly close: () => Promise<void>;
  readonly on: (event: 'disconnected', listener: () => void) => unknown;
}

interface Deps<Browser> {
  readonly launch: () => Promise<Browser>;
  /** Any call to the browser, which fails where it went away. */
  readonly ask: (browser: Browser) => Promise<unknown>;
  /** Milliseconds after which a browser with nothing to do is closed. */
  readonly idle: number;
  /** Pieces of work after which another browser takes over. */
  readonly jobs: number;
}

/** Milliseconds in which a browser answers `ask`, or reports that it ended. */
const answerTimeoutMs = 3_000;

interface PooledBrowser<Browser> {
  readonly browser: Promise<Browser>;
  /** Rejects when the browser has ended. */
  readonly lost: Promise<never>;
  jobsStarted: number;
  jobsRunning: number;
  timer: NodeJS.Timeout | undefined;
}

/** What a piece of work is given. */
export interface BrowserHandle<Browser> {
  readonly browser: Browser;
  /** Has later work use another browser: this one does not do what it is asked. */
  readonly discardBrowser: () => void;
}

/** Rejects when the browser has ended: not all calls to it come back then. */
async function lossOf(launched: Promise<KeepableBrowser>): Promise<never> {
  const browser = await launched;
  return new Promise<never>((_resolve, reject) => {
    browser.on('disconnected', () => reject(new BrowserLostError('The browser is gone')));
  });
}

/**
 * One browser for all, started when it is first needed and again when it has ended; closed after it
 * was idle for a while, and after so many pieces of work, since a browser's memory grows with them.
 */
export class BrowserKeeper<Browser extends KeepableBrowser> {
  readonly #deps: Deps<Browser>;
  readonly #open = new Set<PooledBrowser<Browser>>();
  #current: PooledBrowser<Browser> | null = null;

  constructor(deps: Deps<Browser>) {
    this.#deps = deps;
  }

  /**
   * Runs work in the browser. Rejects as `launch` does.
   * @throws BrowserLostError when the browser goes away
   */
  async use<Result>(work: (handle: BrowserHandle<Browser>) => Promise<Result>): Promise<Result> {
    const pooled = this.#take();
    try {
      const browser = await pooled.browser;
      const handle = { browser, discardBrowser: () => void this.#shut(pooled) };
      return await Promise.race([pooled.lost, work(handle)]);
    } catch (error) {
      await this.#requireBrowser(pooled);
      throw error;
    } finally {
      this.#release(pooled);
    }
  }

  /** Closes every browser, whether it is in use or not. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((pooled) => this.#shut(pooled)));
  }

  /**
   * Calls to a browser fail a moment before it is known that it went away, over a network more so.
   * @throws BrowserLostError where it did
   */
  async #requireBrowser(pooled: PooledBrowser<Browser>): Promise<void> {
    const browser = await pooled.browser;
    const answer = this.#deps.ask(browser).catch((cause: unknown) => {
      throw new BrowserLostError('The browser is gone', { cause });
    });
    await pTimeout(Promise.race([pooled.lost, answer]), {
      milliseconds: answerTimeoutMs,
      message: false,
    });
  }

  #take(): PooledBrowser<Browser> {
    const pooled = this.#current ?? this.#start();
    pooled.jobsStarted += 1;
    pooled.jobsRunning += 1;
    clearTimeout(pooled.timer);
    this.#current = pooled.jobsStarted < this.#deps.jobs ? pooled : null;
    return pooled;
  }

  #release(pooled: PooledBrowser<Browser>): void {
    pooled.jobsRunning -= 1;
    if (pooled.jobsRunning > 0 || !this.#open.has(pooled)) return;
    if (pooled !== this.#current) void this.#shut(pooled);
    else pooled.timer = setTimeout(() => void this.#shut(pooled), this.#deps.idle).unref();
  }

  #start(): PooledBrowser<Browser> {
    const browser = this.#deps.launch();
    const lost = lossOf(browser);
    const pooled: PooledBrowser<Browser> = {
      browser,
      lost,
      jobsStarted: 0,
      jobsRunning: 0,
      timer: undefined,
    };
    this.#open.add(pooled);
    lost.catch(() => this.#forget(pooled));
    return pooled;
  }

  #forget(pooled: PooledBrowser<Browser>): void {
    if (this.#current === pooled) this.#current = null;
    clearTimeout(pooled.timer);
    this.#open.delete(pooled);
  }

  async #shut(pooled: PooledBrowser<Browser>): Promise<void> {
    this.#forget(pooled);
    await pooled.browser.then((browser) => browser.close()).catch(() => undefined);
  }
}
