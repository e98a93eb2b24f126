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

/** Megabytes that the script of one page may take; beyond them it ends that page alone. */
const mostOfScript = 1024;

/** Chromium has no sandbox as root. */
const isRoot = process.getuid?.() === 0;

/** Its sandbox is required, and it did not start with it. */
class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(cause?: unknown) {
    const why = isRoot ? 'it has none as root' : 'the system may allow no user namespaces';
    super(
      `Chromium did not start with its sandbox: ${why}. Run the server as another user, or where the system allows them; CHROMIUM_SANDBOX=off does without, and a picture that breaks out of the browser is then out.`,
      { cause },
    );
  }
}

async function launch(options: LaunchOptions, isSandboxed: boolean): Promise<Browser> {
  if (isSandboxed && isRoot) throw new SandboxError();
  // Fourteen megabytes that most servers never need.
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({ ...options, chromiumSandbox: isSandboxed });
  } catch (error) {
    throw isSandboxed ? new SandboxError(error) : error;
  }
}

/**
 * Starts a browser without window, network and knowledge of our secrets, in its sandbox unless the
 * operator does without.
 * @throws SandboxError where it does not start in it
 */
export function launchBrowser(installed: InstalledBrowser): Promise<Browser> {
  const { executable, environment, isSandboxed } = installed;
  const options = {
    executablePath: executable,
    env: environment,
    timeout: startsWithin,
    // Letters stand where they are, not on whole pixels.
    args: [
      '--font-render-hinting=none',
      `--js-flags=--max-old-space-size=${String(mostOfScript)}`,
      ...withoutNetwork,
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
  return launch(options, isSandboxed);
}
