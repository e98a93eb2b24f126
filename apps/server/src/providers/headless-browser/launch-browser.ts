import type { Browser, LaunchOptions } from 'playwright-core';
import type { InstalledBrowser } from '../../config/installed-browser';

/** Milliseconds a browser may take to start. */
const startsWithin = 15_000;

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

const withoutSandbox =
  'Chromium runs without its sandbox: it has none as root, or where the system allows no user namespaces.';

let isSandboxed = process.getuid?.() !== 0;
let isWarned = false;

function warnOnce(): void {
  if (!isWarned) process.emitWarning(withoutSandbox, { code: 'ARRASTA_SANDBOX' });
  isWarned = true;
}

async function launch(options: LaunchOptions): Promise<Browser> {
  // Fourteen megabytes that most servers never need.
  const { chromium } = await import('playwright-core');
  if (isSandboxed) {
    try {
      return await chromium.launch({ ...options, chromiumSandbox: true });
    } catch {
      isSandboxed = false;
    }
  }
  const browser = await chromium.launch({ ...options, chromiumSandbox: false });
  warnOnce();
  return browser;
}

/** Starts a browser without window, network and knowledge of our secrets; in its sandbox where it can. */
export function launchBrowser({ executable, environment }: InstalledBrowser): Promise<Browser> {
  return launch({
    executablePath: executable,
    env: environment,
    timeout: startsWithin,
    // Letters stand where they are, not on whole pixels.
    args: ['--font-render-hinting=none', ...withoutNetwork],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
