import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { freePort } from '../fixtures/free-port';
import { sizeOfPng } from '../pixels/png-size';
import type { EngineDriver, EnginePrograms, InputSource, Viewport, ViewportBox } from './engine';
import { makeEngineHome } from './engine-home';
import { ProcessGroup } from './process-group';
import { REPORT_PATH, startReportingProxy, type ReportingProxy } from './reporting-proxy';
import { startVirtualDisplay } from './virtual-display';
import { WebDriverSession } from './webdriver-session';

/** Behind the name of a download that is being written. */
const PARTIAL = '.wkdownload';

const SCRIPT_TIMEOUT_MS = 120_000;
const MAX_ATTEMPTS = 30;

/** Runs in the page: resolves when it has drawn three frames more. */
const AFTER_FRAMES = `async () => {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return '';
}`;

interface ScriptResult {
  readonly text?: string;
  readonly error?: string;
}

/** WebKitGTK's small browser, driven by WebDriver. */
class WebKitDriver implements EngineDriver {
  readonly #downloadFolder: string;
  readonly #session: WebDriverSession;
  readonly #proxies = new Map<string, ReportingProxy>();
  readonly #stop: () => Promise<void>;

  constructor(session: WebDriverSession, downloadFolder: string, stop: () => Promise<void>) {
    this.#session = session;
    this.#downloadFolder = downloadFolder;
    this.#stop = stop;
  }

  async navigate(url: string): Promise<void> {
    const { origin, pathname, search, hash } = new URL(url);
    const known = this.#proxies.get(origin);
    const proxy = known ?? (await startReportingProxy(origin));
    this.#proxies.set(origin, proxy);
    await this.#session.post('/url', { url: proxy.url + pathname + search + hash });
  }

  async call(source: string, text: string): Promise<string> {
    const script = `
      const [text, done] = arguments;
      Promise.resolve(text).then(${source}).then(
        (answer) => done({ text: answer }),
        (error) => done({ error: String(error) }),
      );`;
    const { text: answer, error } = await this.#session.post<ScriptResult>('/execute/async', {
      script,
      args: [text],
    });
    if (error !== undefined) throw new Error(error);
    return answer ?? '';
  }

  async performActions(sources: readonly InputSource[]): Promise<void> {
    await this.#session.post('/actions', { actions: sources });
  }

  async setFiles(selector: string, paths: readonly string[]): Promise<void> {
    const element = await this.#session.post<Record<string, string>>('/element', {
      using: 'css selector',
      value: selector,
    });
    const [id = ''] = Object.values(element);
    await this.#session.post(`/element/${id}/value`, { text: paths.join('\n') });
  }

  async screenshot({ left, top, width, height }: ViewportBox): Promise<Buffer> {
    const file = await this.#screenshotAtRest();
    const whole = sizeOfPng(file);
    if (whole.width === width && whole.height === height) return file;
    const [x, y] = [Math.round(left), Math.round(top)];
    const size = { width: Math.round(width), height: Math.round(height) };
    return sharp(file)
      .extract({ left: x, top: y, ...size })
      .png()
      .toBuffer();
  }

  /**
   * The engine's picture is of the frame it showed last, which may be of before a change or of
   * before a picture was decoded: until two in a row are the same, each some frames later.
   */
  async #screenshotAtRest(): Promise<Buffer> {
    let before = '';
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await this.call(AFTER_FRAMES, '');
      const image = await this.#session.get<string>('/screenshot');
      if (image === before) return Buffer.from(image, 'base64');
      before = image;
    }
    throw new Error('The page does not come to rest.');
  }

  async setViewport({ width, height, scale = 1 }: Viewport): Promise<void> {
    if (scale !== 1) throw new Error('WebKitGTK shows a px as one pixel, whatever is asked for.');
    const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
    const [besides = 0, above = 0] = await this.#session.post<number[]>('/execute/sync', {
      script,
      args: [],
    });
    await this.#session.post('/window/rect', { width: width + besides, height: height + above });
  }

  async downloads(): Promise<readonly string[]> {
    const files = await readdir(this.#downloadFolder);
    // The file of that name is empty before the other is made, which is written and becomes it.
    const named = files.filter(
      (file) => !file.endsWith(PARTIAL) && !files.includes(file + PARTIAL),
    );
    const paths = named.map((file) => join(this.#downloadFolder, file));
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    return paths.filter((_, index) => sizes[index] !== 0);
  }

  async errors(): Promise<readonly string[]> {
    // What the page reported before is on its way; this request is answered after it.
    if (this.#proxies.size > 0)
      await this.call(`(path) => fetch(path, { method: 'POST' }).then(() => '')`, REPORT_PATH);
    return [...this.#proxies.values()].flatMap(({ errors }) => errors);
  }

  async stop(): Promise<void> {
    await this.#stop();
    await Promise.all([...this.#proxies.values()].map((proxy) => proxy.stop()));
  }
}

async function openSession(port: number, binary: string): Promise<WebDriverSession> {
  const options = { binary, args: ['--automation'] };
  const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': options,
  });
  await session.post('/timeouts', { script: SCRIPT_TIMEOUT_MS });
  return session;
}

/** Starts WebKitGTK's small browser on a display of its own; each driver has one session. */
export async function startWebKit({
  browser,
  driver,
  display,
}: EnginePrograms): Promise<EngineDriver> {
  if (browser === undefined || driver === undefined || display === undefined) {
    throw new Error('WebKit is not installed.');
  }
  const screen = await startVirtualDisplay(display);
  const home = await makeEngineHome(screen.name);
  const port = await freePort();
  const group = new ProcessGroup(driver, [`--port=${port}`, '--host=127.0.0.1'], home.env);
  const stop = async () => {
    await group.stop();
    await screen.stop();
    await home.remove();
  };
  try {
    return new WebKitDriver(await openSession(port, browser), home.downloadFolder, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
