import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const INSTALL = [
  'install',
  '--frozen-lockfile',
  '--prod=false',
  '--config.confirmModulesPurge=false',
];

/**
 * The environment in which pnpm and turbo run: the pnpm that package.json names
 * comes first on PATH (through npx when the machine has none), nothing is
 * reported to anybody, and NODE_ENV is the tools' own business.
 * @returns {NodeJS.ProcessEnv}
 */
export function ensurePnpm() {
  const wanted = pnpmOfProject();
  /** @type {NodeJS.ProcessEnv} */
  const environment = {
    ...process.env,
    PATH: installedPnpm() === wanted ? process.env.PATH : pathWithPnpm(wanted),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    // Its one warning, about the circle of packages that tests make, is explained in pnpm-workspace.yaml.
    TURBO_LOG_VERBOSITY: 'error',
  };
  delete environment.NODE_ENV;
  return environment;
}

/**
 * Installs what the lockfile says, development tools included.
 * @param {NodeJS.ProcessEnv} env from ensurePnpm
 * @returns {boolean} false when it failed; pnpm has said why
 */
export function install(env) {
  return run(['pnpm', ...INSTALL], env);
}

/**
 * Builds server and web app; what is unchanged since the last time is not built again.
 * @param {NodeJS.ProcessEnv} env from ensurePnpm
 * @returns {boolean} false when it failed; turbo has said why
 */
export function build(env) {
  return run(['pnpm', 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], env);
}

/** @returns {string} for example "12.21.0" */
function pnpmOfProject() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(manifest.packageManager)
    .replace(/^pnpm@/, '')
    .replace(/\+.*$/, '');
}

/** The version on PATH; asked outside the project, where no pin can make it fetch another one. */
function installedPnpm() {
  const answer = spawnSync('pnpm', ['--version'], {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/** @param {string} version */
function pathWithPnpm(version) {
  console.log(`Trazendo o pnpm ${version} pelo npx...`);
  return execFileSync(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      `--package=pnpm@${version}`,
      '--',
      process.execPath,
      '-p',
      'process.env.PATH',
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ).trim();
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
function run([program = '', ...args], env) {
  const ended = spawnSync(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return ended.status === 0;
}
