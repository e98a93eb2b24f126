import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineDriver, Viewport, ViewportBox } from './engine';
import { findElement, type FoundElement, type Target } from './find-element';
import { pressKeys, pressPoint, typeText } from './keys';

const WAIT_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 40;
/** Asks after a double click before it is made again. */
const ASKS_AFTER_DOUBLE_CLICK = 50;

/** A file that the page handed out. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * A page in Firefox or WebKit with real input events. What it waits for it waits for 20 seconds.
 */
export class EnginePage {
  readonly #driver: EngineDriver;
  readonly #siteUrl: string;
  readonly #earlierErrors: number;

  private constructor(driver: EngineDriver, siteUrl: string, earlierErrors: number) {
    this.#driver = driver;
    this.#siteUrl = siteUrl;
    this.#earlierErrors = earlierErrors;
  }

  /** @param siteUrl what paths are on */
  static async open(driver: EngineDriver, siteUrl: string): Promise<EnginePage> {
    return new EnginePage(driver, siteUrl, (await driver.errors()).length);
  }

  /** Opens a path of the site and waits until it is loaded. */
  async goto(path: string): Promise<void> {
    await this.#driver.navigate(new URL(path, this.#siteUrl).href);
  }

  /** Path and query that are open; the origin may be a proxy's. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.goto(await this.path());
  }

  setViewport(viewport: Viewport): Promise<void> {
    return this.#driver.setViewport(viewport);
  }

  /**
   * Calls a function in the page and waits for what it promises. Its text is sent to the page, so
   * that it sees nothing of this file; arguments and result are sent as JSON.
   */
  async evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // Some compilers wrap named functions in a call of __name.
    const source = `async (text) => {
      const __name = (named) => named;
      const result = await (${call.toString()})(...JSON.parse(text));
      return JSON.stringify({ result });
    }`;
    const answer = await this.#driver.call(source, JSON.stringify(args));
    return (JSON.parse(answer) as { result: Result }).result;
  }

  /** Waits until a function answers something other than null, undefined or false. */
  async waitFor<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Exclude<Result, false>>> {
    return poll(call.toString(), async () => {
      const answer = await this.evaluate(call, ...args);
      return answer === false ? undefined : (answer as NonNullable<Exclude<Result, false>>);
    });
  }

  /** Waits until an element is visible. */
  async find(target: Target): Promise<FoundElement> {
    return poll(`the element ${JSON.stringify(target)}`, () => this.evaluate(findElement, target));
  }

  /** Whether an element is visible now. */
  async isShown(target: Target): Promise<boolean> {
    return (await this.evaluate(findElement, target)) !== null;
  }

  /** Waits until an element is at rest and can be pressed, and presses its middle. */
  async click(target: Target, times = 1): Promise<void> {
    let before = '';
    const box = await poll(`a press on ${JSON.stringify(target)}`, async () => {
      const found = await this.evaluate(findElement, target);
      const place = JSON.stringify(found);
      const isAtRest = place === before;
      before = place;
      return found?.isReachable && isAtRest ? found : undefined;
    });
    const { left, top, width, height } = box;
    await this.clickAt(left + width / 2, top + height / 2, times);
  }

  /**
   * Presses an element twice and waits for another to be visible. On a busy machine the two presses
   * may come too far apart to be a double click, so they are made again.
   */
  async doubleClickUntilShown(target: Target, shown: Target): Promise<void> {
    let asks = 0;
    await poll(`the element ${JSON.stringify(shown)}`, async () => {
      if (asks % ASKS_AFTER_DOUBLE_CLICK === 0) await this.click(target, 2);
      asks += 1;
      return this.evaluate(findElement, shown);
    });
  }

  /** Presses a point inside an element, from its upper left corner. */
  async clickInside(target: Target, x: number, y: number): Promise<void> {
    const { left, top } = await this.find(target);
    await this.clickAt(left + x, top + y);
  }

  async clickAt(x: number, y: number, times = 1): Promise<void> {
    await this.#driver.performActions([pressPoint(x, y, times)]);
  }

  /** Presses keys together, such as `Enter` or `Control+z`. */
  async press(combination: string): Promise<void> {
    await this.#driver.performActions([pressKeys(combination)]);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#driver.performActions([typeText(text)]);
  }

  /** Types into a field in place of what is written there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Chooses files of this machine in a file input, which need not be visible. */
  async setFiles(selector: string, paths: readonly string[]): Promise<void> {
    await this.#driver.setFiles(selector, paths);
  }

  /** The engine's own picture of an element or a part of the viewport, as PNG. */
  async screenshot(part: Target | ViewportBox): Promise<Buffer> {
    return this.#driver.screenshot('css' in part ? await this.find(part) : part);
  }

  /** The file that the page hands out because of `action`. */
  async download(action: () => Promise<void>): Promise<DownloadedFile> {
    const before = await this.#driver.downloads();
    await action();
    const path = await poll('a download', async () => {
      const paths = await this.#driver.downloads();
      return paths.find((one) => !before.includes(one));
    });
    const content = await readFile(path);
    await rm(path);
    return { name: basename(path), content };
  }

  /** Console errors, exceptions, failed loads and violations of the CSP since it was opened. */
  async errors(): Promise<readonly string[]> {
    return (await this.#driver.errors()).slice(this.#earlierErrors);
  }
}

/** Asks until there is an answer. */
async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined>,
): Promise<Answer> {
  const deadline = performance.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await pause(POLL_INTERVAL_MS);
  }
}
