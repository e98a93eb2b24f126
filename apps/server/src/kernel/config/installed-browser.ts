import { ConfigurationError } from './environment';
import { findBrowser, isProgram } from './find-browser';

/** A Chromium of this machine, and the environment of its process. */
export interface InstalledBrowser {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
  /** False only where the operator has said so: what a page breaks out of then is nothing. */
  readonly isSandboxed: boolean;
}

/** A browser that `main.js browser` starts elsewhere, by its secret address. */
export interface RemoteBrowser {
  /** `ws://host:port/token`. */
  readonly url: string;
  /** The environment of the process that talks to it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Where files are made. */
export type ExportBrowser = InstalledBrowser | RemoteBrowser;

/** What the configuration says of it. */
interface BrowserSettings {
  readonly CHROMIUM_URL?: string | undefined;
  readonly CHROMIUM_PATH?: string | undefined;
  readonly CHROMIUM_SANDBOX?: 'required' | 'off' | undefined;
}

/** Where programs, fonts and temporary files are; none of our secrets. */
const inheritedVariables = /^(?:PATH|HOME|TMPDIR|LANG|LC_ALL|LD_LIBRARY_PATH|FONTCONFIG_\w+)$/;

function environmentFrom(variables: Readonly<Record<string, string | undefined>>) {
  const passed = Object.entries(variables).flatMap(([name, value]) =>
    inheritedVariables.test(name) && value !== undefined ? [[name, value] as const] : [],
  );
  return Object.fromEntries(passed);
}

function executableFrom(configured: string | undefined): string | undefined {
  if (configured === undefined) return findBrowser();
  if (configured === 'off') return undefined;
  if (!isProgram(configured)) {
    throw new ConfigurationError('CHROMIUM_PATH must name a program, or be off');
  }
  return configured;
}

/**
 * The browser that files are made in: the configured one, else one in a usual place.
 * @throws ConfigurationError for a path that leads to no program.
 */
export function installedBrowser(
  { CHROMIUM_PATH: configured, CHROMIUM_SANDBOX: sandbox }: BrowserSettings,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): InstalledBrowser | undefined {
  const executable = executableFrom(configured);
  if (executable === undefined) return undefined;
  return {
    executable,
    environment: environmentFrom(variables),
    isSandboxed: sandbox !== 'off',
  };
}

/**
 * The browser elsewhere that the configuration names, else one of this machine.
 * @throws ConfigurationError as `installedBrowser` does
 */
export function exportBrowser(settings: BrowserSettings): ExportBrowser | undefined {
  const { CHROMIUM_URL: url } = settings;
  if (url === undefined) return installedBrowser(settings);
  return { url, environment: environmentFrom(process.env) };
}
