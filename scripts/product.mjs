import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { built, root } from './project.mjs';

/** Signals that ask the server to stop. */
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** One Ctrl+C arrives twice, from the terminal and from npm; later ones are meant. */
const ECHO_MS = 500;

/** Whether there is a built server with a built web app. */
export function isBuilt() {
  return existsSync(built.server) && existsSync(built.web);
}

/**
 * Serves the built product in the foreground until it ends, and ends with its
 * exit code. The server gets a process group of its own, so that a Ctrl+C
 * reaches it once, through here: a second one would cut its farewell short.
 */
export function serveProduct() {
  const server = spawn(process.execPath, [built.server], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
  forwardSignals(server);
  server.once('error', (error) => {
    console.error(`O servidor não pôde ser iniciado: ${error.message}`);
    process.exit(1);
  });
  server.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

/** @param {import('node:child_process').ChildProcess} server */
function forwardSignals(server) {
  let last = -Infinity;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - last > ECHO_MS) server.kill(signal);
      last = now;
    });
  }
  process.once('exit', () => server.kill('SIGTERM'));
}
