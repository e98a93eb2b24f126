import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BidiConnection } from './bidi-connection';
import type { EngineDriver, EnginePrograms, InputSource, Viewport, ViewportBox } from './engine';
import { makeEngineHome, type EngineHome } from './engine-home';
import { reportPageErrors } from './page-errors';
import { ProcessGroup } from './process-group';
import { startVirtualDisplay, type VirtualDisplay } from './virtual-display';

/** A font that was still loading as the page was left; nothing is wrong with that. */
const ABORTED = 'status=2152398850';

/** Besides what Firefox sets by itself when it is driven from outside. */
function preferences(downloadFolder: string): Record<string, string | number | boolean> {
  return {
    'browser.download.folderList': 2,
    'browser.download.dir': downloadFolder,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': 'pt-BR, pt',
    'pdfjs.disabled': true,
    'toolkit.cosmeticAnimations.enabled': false,
  };
}

async function writeProfile({ folder, downloadFolder }: EngineHome): Promise<string> {
  const lines = Object.entries(preferences(downloadFolder)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(folder, 'user.js'), lines.join(''));
  return folder;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

interface CallResult {
  readonly type: 'success' | 'exception';
  readonly result: { readonly value: string };
  readonly exceptionDetails: { readonly text: string };
}

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
class FirefoxDriver implements EngineDriver {
  readonly #connection: BidiConnection;
  readonly #context: string;
  readonly #errors: string[] = [];
  readonly #ended: string[] = [];
  readonly #stop: () => Promise<void>;

  constructor(connection: BidiConnection, context: string, stop: () => Promise<void>) {
    this.#connection = connection;
    this.#context = context;
    this.#stop = stop;
    connection.on('log.entryAdded', (params) => {
      const { level, text } = params as LogEntry;
      if (level === 'error' && !text?.includes(ABORTED)) this.#errors.push(text ?? '');
    });
    connection.on('browsingContext.downloadEnd', (params) => {
      const { filepath } = params as { filepath: string | null };
      if (filepath !== null) this.#ended.push(filepath);
    });
  }

  async navigate(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async call(source: string, text: string): Promise<string> {
    const { type, result, exceptionDetails } = await this.#connection.send<CallResult>(
      'script.callFunction',
      {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: text }],
        target: { context: this.#context },
        awaitPromise: true,
      },
    );
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return result.value;
  }

  async performActions(sources: readonly InputSource[]): Promise<void> {
    await this.#send('input.performActions', { actions: sources });
  }

  async setFiles(selector: string, files: readonly string[]): Promise<void> {
    const { nodes } = await this.#send<{ nodes: { sharedId: string }[] }>(
      'browsingContext.locateNodes',
      { locator: { type: 'css', value: selector }, maxNodeCount: 1 },
    );
    const [element] = nodes;
    if (element === undefined) throw new Error(`No element: ${selector}`);
    await this.#send('input.setFiles', { element: { sharedId: element.sharedId }, files });
  }

  async screenshot({ left, top, width, height }: ViewportBox): Promise<Buffer> {
    const clip = { type: 'box', x: left, y: top, width, height };
    const { data } = await this.#send<{ data: string }>('browsingContext.captureScreenshot', {
      origin: 'viewport',
      clip,
    });
    return Buffer.from(data, 'base64');
  }

  async setViewport({ width, height, scale = 1 }: Viewport): Promise<void> {
    const viewport = { width, height };
    await this.#send('browsingContext.setViewport', { viewport, devicePixelRatio: scale });
  }

  downloads(): Promise<readonly string[]> {
    // A second file of a name that was taken away is empty until the other, which becomes it, is written.
    const isWritten = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
    return Promise.resolve(this.#ended.filter(isWritten));
  }

  errors(): Promise<readonly string[]> {
    return Promise.resolve(this.#errors);
  }

  async stop(): Promise<void> {
    this.#connection.close();
    await this.#stop();
  }

  #send<Result>(method: string, params: object): Promise<Result> {
    return this.#connection.send<Result>(method, { context: this.#context, ...params });
  }
}

async function connect(address: string): Promise<[BidiConnection, string]> {
  const connection = await BidiConnection.open(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', {
    events: ['log.entryAdded', 'browsingContext.downloadEnd'],
  });
  // The window that Firefox opens by itself never has the focus here; one that it is asked for has.
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });
  await connection.send('script.addPreloadScript', {
    functionDeclaration: `() => (${reportPageErrors.toString()})((line) => {
      if (line.startsWith('not loaded')) console.error(line);
    })`,
  });
  return [connection, context];
}

/** Starts Firefox in a window on a display of its own. */
export async function startFirefox({ browser, display }: EnginePrograms): Promise<EngineDriver> {
  if (browser === undefined || display === undefined) throw new Error('Firefox is not installed.');
  const screen: VirtualDisplay = await startVirtualDisplay(display);
  const home = await makeEngineHome(screen.name);
  const profile = await writeProfile(home);
  const args = ['--remote-debugging-port', '0', '--no-remote', '--profile', profile, 'about:blank'];
  const group = new ProcessGroup(browser, args, home.env);
  const stop = async () => {
    await group.stop();
    await screen.stop();
    await home.remove();
  };
  try {
    const [, address = ''] = await group.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
    const [connection, context] = await connect(address);
    return new FirefoxDriver(connection, context, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
