import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { processorTimeOf } from './processor-time';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 5;
const STOP_WITHIN_MS = 15_000;

/** What to start: options and file for Node.js, and its environment without HOST and PORT. */
export interface ServerProgram {
  /** Where it listens; absent: on this machine alone, on a free port. */
  readonly host?: string;
  readonly port?: number;
  readonly node: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A server in a process of its own, ready for requests. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the first 200 of /readyz. */
  readonly readyAfter: number;
  /** Milliseconds of processor time the process has used; NaN where /proc does not tell. */
  readonly processorTime: () => Promise<number>;
  /** What the process has printed so far. */
  readonly output: () => string;
  /** Asks the process to stop and waits until it has, with all its output. */
  readonly stop: () => Promise<void>;
  /** Ends the process at once, wherever it is: it is told nothing and finishes nothing. */
  readonly kill: () => Promise<void>;
}

function launch({ node, folder, env }: ServerProgram, host: string, port: number): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [...node], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, HOST: host, PORT: String(port), ...env },
  });
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  const printed: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (text: Buffer) => printed.push(text.toString()));
  }
  return () => printed.join('');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/readyz`))) {
    if (hasEnded(child) || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`A server did not become ready. It printed:\n${output()}`);
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function stopped(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  if (await Promise.race([closed, pause(STOP_WITHIN_MS, undefined, { ref: false })])) return;
  child.kill('SIGKILL');
  throw new Error('A server did not stop when it was asked to.');
}

/** Starts the program and waits for its /readyz. */
export async function startServerProcess(program: ServerProgram): Promise<ServerProcess> {
  const { host = '127.0.0.1', port = await freePort() } = program;
  const url = `http://${host}:${port}`;
  const began = performance.now();
  const child = launch(program, host, port);
  const output = collectOutput(child);
  const closed = once(child, 'close');
  await untilReady(child, url, output);
  const readyAfter = performance.now() - began;
  const pid = child.pid ?? 0;
  const processorTime = () => processorTimeOf(pid);
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  const stop = () => stopped(child, closed);
  return { url, pid, readyAfter, processorTime, output, stop, kill };
}

/** Gives the work a running server and stops it afterwards, whatever happens. */
export async function withServer<Result>(
  program: ServerProgram,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startServerProcess(program);
  try {
    return await work(server);
  } catch (error) {
    throw new Error(`Work at ${server.url} failed; it printed: ${server.output()}`, {
      cause: error,
    });
  } finally {
    await server.stop();
  }
}
