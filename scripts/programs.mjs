import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that tests run, besides Node.js.
 * @typedef {object} Program
 * @property {string} name
 * @property {string} debianPackage
 * @property {() => boolean} isThere
 * @property {string} tests what is not tried without it
 */

/**
 * What is asked of the machine; tests put their own in its place.
 * @typedef {object} Machine
 * @property {(command: string[]) => boolean} run whether it ended well
 * @property {(line: string) => void} say
 * @property {boolean} isRoot
 */

/** @param {string} name */
const inPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** @param {string | undefined} path */
const isFile = (path) => path !== undefined && path !== '' && existsSync(path);

/** Debian keeps the programs of its PostgreSQL out of PATH. */
function hasPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return inPath('initdb') || versions.some((name) => existsSync(join(folder, name, 'bin/initdb')));
}

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @type {Program[]} */
const programs = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    isThere: () => isFile(process.env.CHROMIUM_PATH) || chromiums.some(isFile),
    tests: "the server's files in its own browser (the browser tests use Playwright's)",
  },
  {
    name: 'Chromium without a window',
    debianPackage: 'chromium-headless-shell',
    isThere: () => isFile(process.env.CHROMIUM_PATH) || isFile('/usr/bin/chromium-headless-shell'),
    tests: 'nothing less, but browser tests take a third longer',
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isThere: hasPostgres,
    tests: 'the server on PostgreSQL',
  },
  {
    name: 'Redis',
    debianPackage: 'redis-server',
    isThere: () => inPath('redis-server'),
    tests: 'limits that servers share',
  },
  {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    isThere: () => isFile(process.env.FIREFOX_PATH) || inPath('firefox-esr') || inPath('firefox'),
    tests: 'the product in Firefox',
  },
  {
    name: 'WebKit',
    debianPackage: 'webkit2gtk-driver',
    isThere: () => inPath('WebKitWebDriver'),
    tests: 'the product in WebKit',
  },
  {
    name: 'Xvfb',
    debianPackage: 'xvfb',
    isThere: () => inPath('Xvfb'),
    tests: 'the product in Firefox and WebKit',
  },
];

/** @type {Machine} */
const thisMachine = {
  run: ([command = '', ...args]) =>
    spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: (line) => {
    console.log(line);
  },
  isRoot: process.getuid?.() === 0,
};

/**
 * Installs Debian's packages of the programs that the machine lacks, where it has such packages
 * and this user may; says in one line what could not be had and what is therefore not tried.
 * @param {Program[]} wanted
 * @param {Machine} machine
 */
export function ensurePrograms(wanted = programs, { run, say, isRoot } = thisMachine) {
  const isMissing = (/** @type {Program} */ { isThere }) => !isThere();
  const missing = wanted.filter(isMissing);
  if (missing.length === 0) return;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  if (run([...asRoot, 'apt-get', 'update', '-qq'])) {
    say(`Installing ${missing.map(({ debianPackage }) => debianPackage).join(', ')}`);
    const install = [...asRoot, 'apt-get', 'install', '-qq', '-y', '--no-install-recommends'];
    // One by one: not every relative of Debian has all of them.
    for (const { debianPackage } of missing) run([...install, debianPackage]);
  }
  const absent = wanted.filter(isMissing);
  if (absent.length === 0) return;
  const descriptions = absent.map(({ name, tests }) => `${name} (not tried: ${tests})`);
  say(`Could not be had: ${descriptions.join('; ')}`);
}
