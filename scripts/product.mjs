import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, totalmem } from 'node:os';
import { restartPause } from './restart-pause.mjs';
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
 * The heap's limit in MiB: half of the memory of this machine or container, 4 GiB at most. Pictures,
 * passwords and the embedded database take theirs beside it.
 */
function heapLimit() {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.max(256, Math.min(4096, Math.floor(memory / 2 / 1024 / 1024)));
}

function startServer() {
  const own = process.env.NODE_OPTIONS?.includes('max-old-space-size') ?? false;
  const options = own ? [] : [`--max-old-space-size=${String(heapLimit())}`];
  return spawn(process.execPath, [...options, built.server], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
}

/**
 * Serves the built product in the foreground until it ends, and ends with its
 * exit code. A server that crashes is started again, after a pause that grows.
 * It gets a process group of its own, so that a Ctrl+C reaches it once, through
 * here: a second one would cut its shutdown short.
 */
export function serveProduct() {
  let server = startServer();
  let isStopping = false;
  let crashes = 0;
  let isDown = false;
  forwardSignals((signal) => {
    isStopping = true;
    if (!isDown) server.kill(signal);
    else process.exit(0);
  });

  const watch = () => {
    const began = performance.now();
    server.once('error', (error) => {
      console.error(`O servidor não pôde ser iniciado: ${error.message}`);
      process.exit(1);
    });
    server.once('exit', (code, signal) => {
      const pause = restartPause({ code, ran: performance.now() - began, crashes });
      if (isStopping || pause === null) {
        process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
      }
      isDown = true;
      crashes = pause.crashes;
      const seconds = String(pause.ms / 1000);
      console.error(
        `O servidor caiu (${signal ?? `código ${String(code)}`}); recomeça em ${seconds} s.`,
      );
      setTimeout(() => {
        isDown = false;
        server = startServer();
        watch();
      }, pause.ms);
    });
  };
  watch();
}

/** @param {(signal: NodeJS.Signals) => void} forward */
function forwardSignals(forward) {
  let last = -Infinity;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - last > ECHO_MS) forward(signal);
      last = now;
    });
  }
  process.once('exit', () => forward('SIGTERM'));
}
