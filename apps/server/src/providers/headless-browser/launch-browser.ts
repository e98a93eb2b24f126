import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core';
import type {
  ExportBrowser,
  InstalledBrowser,
  RemoteBrowser,
} from '../../kernel/config/installed-browser';
import { lowPriorityScript } from '../../kernel/config/project-paths';

/** Milliseconds a browser may take to start. */
const defaultStartTimeoutMs = 15_000;

/**
 * Whatever would leave this machine, or reach another service on it, finds no host and no way: the
 * page is answered before it comes to that, and where it is not, there is nothing.
 */
const withoutNetwork = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://nowhere.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
];

/** Megabytes that the script of one page may take; beyond them it ends that page alone. */
const maxScriptMegabytes = 1024;

/** Chromium has no sandbox as root. */
const isRoot = process.getuid?.() === 0;

/** Its sandbox is required, and it did not start with it. */
class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** Whether another try would end the same way. */
  readonly isCertain = isRoot;
  constructor(cause?: unknown) {
    const why = isRoot ? 'it has none as root' : 'the system may allow no user namespaces';
    super(
      `Chromium did not start with its sandbox: ${why}. Run the server as another user, or where the system allows them; CHROMIUM_SANDBOX=off does without, and a picture that breaks out of the browser is then out.`,
      { cause },
    );
  }
}

/**
 * Chromium behind the server for the processor: an export may wait a moment, the calls of everybody
 * else don't. It is lowered before it starts, for a process that runs can't be lowered with all its
 * threads.
 */
function atLowPriority(executable: string, environment: InstalledBrowser['environment']) {
  if (process.platform === 'win32') return { executablePath: executable, env: environment };
  return {
    executablePath: lowPriorityScript,
    env: { ...environment, LOW_PRIORITY_PROGRAM: executable },
  };
}

/** Whether a browser failed to start for want of a sandbox, as it always will here. */
export const hasNoSandbox = (error: unknown): boolean =>
  error instanceof SandboxError && error.isCertain;

/** Why a browser is sure not to start here, for the operator; null where it may. */
export function reasonNotToStart(browser: ExportBrowser | undefined): string | null {
  const isSandboxed = browser !== undefined && 'isSandboxed' in browser && browser.isSandboxed;
  return isSandboxed && isRoot ? new SandboxError().message : null;
}

/** Starts it as `start` does, in its sandbox where that is required. */
async function inSandbox<Started>(
  { executable, environment, isSandboxed }: InstalledBrowser,
  start: (options: LaunchOptions) => Promise<Started>,
  startTimeoutMs = defaultStartTimeoutMs,
): Promise<Started> {
  if (isSandboxed && isRoot) throw new SandboxError();
  try {
    return await start({
      ...atLowPriority(executable, environment),
      chromiumSandbox: isSandboxed,
      timeout: startTimeoutMs,
      // Letters stand where they are, not on whole pixels.
      args: [
        '--font-render-hinting=none',
        `--js-flags=--max-old-space-size=${String(maxScriptMegabytes)}`,
        ...withoutNetwork,
      ],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    throw isSandboxed ? new SandboxError(error) : error;
  }
}

/** Fourteen megabytes that most servers never need. */
const loadPlaywright = async () => (await import('playwright-core')).chromium;

/**
 * Starts a browser without window, network and knowledge of our secrets, in its sandbox unless the
 * operator does without.
 * @throws SandboxError where it does not start in it
 */
async function launchBrowser(
  installed: InstalledBrowser,
  startTimeoutMs: number,
): Promise<Browser> {
  const chromium = await loadPlaywright();
  return inSandbox(installed, (options) => chromium.launch(options), startTimeoutMs);
}

/** The same, for one who connects to it by its address, on this machine alone. */
export async function launchBrowserServer(installed: InstalledBrowser): Promise<BrowserServer> {
  const chromium = await loadPlaywright();
  return inSandbox(installed, (options) =>
    chromium.launchServer({ ...options, host: '127.0.0.1' }),
  );
}

/** Milliseconds between two tries to reach a browser elsewhere, which may be starting anew. */
const retryIntervalMs = 250;

/** Why, without the address, for that holds the token. */
function describeUnreachable(error: unknown): string {
  const [, code = 'no answer'] = /\b(E[A-Z]{4,}|\d{3} [A-Z][\w ]+)\b/.exec(String(error)) ?? [];
  return `No browser at CHROMIUM_URL: ${code}`;
}

/** Tries until one answers: a browser elsewhere may be starting anew. */
async function connectBrowser({ url }: RemoteBrowser, startTimeoutMs: number): Promise<Browser> {
  const chromium = await loadPlaywright();
  const until = performance.now() + startTimeoutMs;
  let reason = '';
  while (performance.now() < until) {
    try {
      return await chromium.connect(url, { timeout: startTimeoutMs });
    } catch (error) {
      reason = describeUnreachable(error);
    }
    await pause(retryIntervalMs);
  }
  throw new Error(reason);
}

/**
 * A browser for files: one elsewhere, or one that is started here.
 * @param startTimeoutMs for its start, in ms
 */
export function openBrowser(
  browser: ExportBrowser,
  startTimeoutMs = defaultStartTimeoutMs,
): Promise<Browser> {
  return 'url' in browser
    ? connectBrowser(browser, startTimeoutMs)
    : launchBrowser(browser, startTimeoutMs);
}
