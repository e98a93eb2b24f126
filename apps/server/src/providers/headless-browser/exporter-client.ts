import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { exportMessages } from '@arrasta/contract';
import pTimeout from 'p-timeout';
import type { ExportBrowser } from '../../kernel/config/installed-browser';
import { DomainError, unavailableError } from '../../kernel/errors/domain-error';
import { createTimeoutSignal } from '../../kernel/timeout';
import type { BrowserExport, MadeFile, SlideExporter } from '../../modules/exports/slide-exporter';
import { BrowserKeeper, BrowserLostError } from './browser-keeper';
import type { FromWorker, ToWorker } from './exporter-worker';

/** Milliseconds for one file, a little more than the process itself gives it. */
const fileTimeoutMs = 70_000;
/** Without work, until the process is ended. */
const idleMs = 300_000;
/** Files, until another process takes over. */
const maxJobs = 500;
/** In which it ends its browser; one that does not is killed. */
const closeTimeoutMs = 5_000;
/** Megabytes of its heap. */
const maxHeapMegabytes = 512;

/** What the process runs: a module of Node.js and its words. */
export type ExporterProgram = readonly [module: string, ...words: string[]];

interface Deps {
  readonly browser: ExportBrowser;
  /** The built web app. */
  readonly webFolder: string;
  readonly program: ExporterProgram;
}

type Reply = Extract<FromWorker, { readonly type: 'made' | 'failed' }>;

interface Pending {
  readonly job: BrowserExport;
  readonly settle: (reply: Reply) => void;
}

/** What this process was started with, but for its own heap and its own inspector. */
const inheritedArguments = () =>
  process.execArgv.filter((word) => !/^--(?:max-old-space-size|inspect|cpu-prof)/.test(word));

function errorOf({ code, message, cause }: Extract<Reply, { readonly type: 'failed' }>) {
  const options = cause === null ? {} : { cause: new Error(cause) };
  if (code === 'SERVICE_UNAVAILABLE') return new DomainError(code, message, { retryAfter: 2 });
  return new DomainError(code, message === '' ? exportMessages.failed : message, options);
}

/** A process that makes files. */
class ExporterProcess {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #jobs = new Map<number, Pending>();
  readonly #pings = new Map<number, () => void>();
  /** Rejects when the process has ended, or could not be started. */
  readonly #lost: Promise<never>;
  #last = 0;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
    this.#lost = new Promise<never>((_resolve, reject) => {
      const lose = (cause?: unknown) => {
        reject(new BrowserLostError('The exporting process is gone', { cause }));
      };
      child.on('error', lose).once('exit', lose);
    });
    // Killed, it leaves its files: those that are being sent are open.
    child.once('exit', () => void this.#removeFiles());
    this.#lost.catch(() => undefined);
    child.on('message', (message) => {
      this.#hear(message as FromWorker);
    });
  }

  static async start({ browser, webFolder, program }: Deps): Promise<ExporterProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'arrasta-exports-'));
    const [module, ...words] = program;
    const child = fork(module, words, {
      env: browser.environment,
      execArgv: [...inheritedArguments(), `--max-old-space-size=${String(maxHeapMegabytes)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const started = new ExporterProcess(child, folder);
    const settings = { browser, webFolder, filesFolder: folder };
    try {
      await started.#send({ type: 'settings', settings });
      await started.ping();
    } catch (error) {
      await started.close();
      throw error;
    }
    return started;
  }

  on(_event: 'disconnected', listener: () => void): void {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) listener();
    else this.#child.once('exit', listener);
  }

  async ping(): Promise<void> {
    const id = this.#nextId();
    const pong = new Promise<void>((resolve) => this.#pings.set(id, resolve));
    await this.#send({ type: 'ping', id });
    await Promise.race([pong, this.#lost]);
  }

  /** @throws DomainError as `SlideExporter.make` does */
  async make(job: BrowserExport, signal: AbortSignal): Promise<MadeFile> {
    const id = this.#nextId();
    const reply = new Promise<Reply>((settle) => this.#jobs.set(id, { job, settle }));
    try {
      await this.#sendJob(id, job, signal);
      const milliseconds = Number.POSITIVE_INFINITY;
      return await this.#fileOf(await pTimeout(reply, { milliseconds, signal }));
    } finally {
      this.#jobs.delete(id);
      if (signal.aborted) void this.#send({ type: 'abort', id }).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null) {
      const exit = once(this.#child, 'exit');
      await this.#send({ type: 'close' }).catch(() => undefined);
      await pTimeout(exit, { milliseconds: closeTimeoutMs, message: false });
      this.#child.kill('SIGKILL');
    }
    await this.#removeFiles();
  }

  /** A temporary folder that cannot be removed is no reason to fail: the system clears it. */
  async #removeFiles(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }

  #nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  #send(message: ToWorker): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#child.send(message, (error) => {
        if (error) reject(new BrowserLostError('The exporting process is gone', { cause: error }));
        else resolve();
      });
    });
  }

  /** Slide by slide, with everybody's turn in between: the largest deck is megabytes. */
  async #sendJob(
    id: number,
    { request, origin }: BrowserExport,
    signal: AbortSignal,
  ): Promise<void> {
    const { slides, ...rest } = request;
    for (const slide of slides) {
      signal.throwIfAborted();
      await this.#send({ type: 'slide', id, slide });
      await setImmediate();
    }
    await this.#send({ type: 'make', id, request: rest, origin });
  }

  async #fileOf(reply: Reply): Promise<MadeFile> {
    if (reply.type === 'failed') throw errorOf(reply);
    const content = await open(reply.path).catch((cause: unknown) => {
      throw new BrowserLostError('The file went with its process', { cause });
    });
    // The file lives on under no name, and ends with its handle.
    await rm(reply.path, { force: true });
    return { ...reply.report, content, size: (await content.stat()).size };
  }

  #hear(message: FromWorker): void {
    if (message.type === 'pong') {
      this.#pings.get(message.id)?.();
      this.#pings.delete(message.id);
    } else if (message.type === 'picture') void this.#giveImage(message);
    else this.#settle(message);
  }

  #settle(reply: Reply): void {
    const pending = this.#jobs.get(reply.id);
    if (pending) pending.settle(reply);
    // It was cancelled.
    else if (reply.type === 'made') void rm(reply.path, { force: true }).catch(() => undefined);
  }

  async #giveImage({
    id,
    request,
    from,
    key,
  }: Extract<FromWorker, { readonly type: 'picture' }>): Promise<void> {
    const source = this.#jobs.get(id)?.job.images;
    const image = (await source?.[from](key).catch(() => null)) ?? null;
    await this.#send({ type: 'picture', request, image }).catch(() => undefined);
  }
}

/**
 * Has files made by a process of its own, which talks to the browser in our place: what it does for
 * a deck of megabytes keeps no call of others waiting, and its end is not ours. Source: decision
 * 121.
 */
export function exporterClient(deps: Deps): SlideExporter {
  const launch = () => ExporterProcess.start(deps);
  const ask = (process: ExporterProcess) => process.ping();
  const keeper = new BrowserKeeper({ launch, ask, idle: idleMs, jobs: maxJobs });
  const ofOneJob = new BrowserKeeper({ launch, ask, idle: idleMs, jobs: 1 });
  let isClosing = false;

  /** What lost its process is done once more in one of its own, as with a lost browser. */
  async function makeOnceMore(job: BrowserExport, signal: AbortSignal): Promise<MadeFile> {
    try {
      return await keeper.use(({ browser }) => browser.make(job, signal));
    } catch (error) {
      if (!(error instanceof BrowserLostError) || signal.aborted || isClosing) throw error;
      return ofOneJob.use(({ browser }) => browser.make(job, signal));
    }
  }

  return {
    async make(job, signal) {
      const timeoutSignal = createTimeoutSignal(fileTimeoutMs);
      try {
        return await makeOnceMore(job, AbortSignal.any([signal, timeoutSignal]));
      } catch (cause) {
        if (cause instanceof DomainError) throw cause;
        if (isClosing) throw unavailableError();
        if (timeoutSignal.aborted)
          throw new DomainError('UPSTREAM_TIMEOUT', exportMessages.tooSlow);
        throw new DomainError('UPSTREAM_FAILED', exportMessages.failed, { cause });
      }
    },

    async close() {
      isClosing = true;
      await Promise.all([keeper.close(), ofOneJob.close()]);
    },
  };
}
