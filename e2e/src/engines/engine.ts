import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Browser engines besides Chromium that the tests drive. */
const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** An input source with its actions, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  readonly type: 'key' | 'pointer' | 'wheel';
  readonly id: string;
  readonly actions: readonly Record<string, unknown>[];
}

/** A rectangle of the viewport in CSS px. */
export interface ViewportBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The viewport in CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Device pixels for one px; WebKitGTK has no other than 1. */
  readonly scale?: number;
}

/** What an engine can do by its own protocol; `EnginePage` makes the rest of it. */
export interface EngineDriver {
  navigate(url: string): Promise<void>;
  /**
   * Calls a function in the page and waits for what it promises.
   * @param source a function from text to text, or a promise of text
   */
  call(source: string, text: string): Promise<string>;
  performActions(sources: readonly InputSource[]): Promise<void>;
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** As PNG, of the part of the viewport that is asked for. */
  screenshot(box: ViewportBox): Promise<Buffer>;
  setViewport(viewport: Viewport): Promise<void>;
  /** Paths of files that were downloaded completely. */
  downloads(): Promise<readonly string[]>;
  /** Console errors, exceptions, failed loads and violations of the CSP, as text. */
  errors(): Promise<readonly string[]>;
  /** Ends the engine with all its processes and removes its folders. */
  stop(): Promise<void>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where Debian puts WebKitGTK's small browser, for each of its two versions of the API. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((platform) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((api) =>
    join('/usr/lib', platform, api, 'MiniBrowser'),
  ),
);

function findInPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

/** The programs an engine consists of. */
export interface EnginePrograms {
  readonly browser: string | undefined;
  /** The program that speaks WebDriver, where the browser does not itself. */
  readonly driver: string | undefined;
  readonly display: string | undefined;
}

/** Where the programs of an engine are; undefined where one is not installed. */
export function findPrograms(name: EngineName): EnginePrograms {
  const display = findInPath('Xvfb');
  if (name === 'firefox') {
    const browser = process.env.FIREFOX_PATH ?? FIREFOX.find((path) => existsSync(path));
    return { browser, driver: browser, display };
  }
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return { browser, driver: findInPath('WebKitWebDriver'), display };
}

function isInstalled(name: EngineName): boolean {
  return Object.values(findPrograms(name)).every((path) => path !== undefined);
}

/** Engines whose programs are all installed. */
export function installedEngines(): EngineName[] {
  return engineNames.filter(isInstalled);
}

const titles = { firefox: 'Firefox', webkit: 'WebKit' };
const packages = { firefox: 'firefox-esr xvfb', webkit: 'webkit2gtk-driver xvfb' };

/** One line that says which engines are not tried and how to install them; empty when all are. */
export function missingEngines(installed: readonly EngineName[] = installedEngines()): string {
  const missing = engineNames.filter((name) => !installed.includes(name));
  if (missing.length === 0) return '';
  const names = missing.map((name) => titles[name]).join(' and ');
  const toInstall = [...new Set(missing.flatMap((name) => packages[name].split(' ')))].join(' ');
  return `Not tried, as not installed: ${names} (Debian: apt-get install ${toInstall})`;
}
