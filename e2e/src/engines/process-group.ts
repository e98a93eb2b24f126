import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 20;

/** Groups that are still running, to be ended when this process ends before it stopped them. */
const running = new Set<ProcessGroup>();
process.once('exit', () => running.forEach((group) => group.kill()));

/** A program with everything it starts, which is ended together. */
export class ProcessGroup {
  readonly #child: ChildProcess;
  readonly #printed: string[] = [];

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    // A group of its own, so that one signal reaches whatever the program starts.
    this.#child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(this);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => this.#printed.push(text.toString()));
    }
    // Without a listener a program that cannot be started would end this process.
    this.#child.on('error', (error) => this.#printed.push(error.message));
  }

  /** What the program has printed. */
  output(): string {
    return this.#printed.join('');
  }

  /** The first match in what the program prints; rejects when it ends or prints none in time. */
  async waitForOutput(pattern: RegExp): Promise<RegExpExecArray> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < deadline && !this.hasEnded()) {
      const found = pattern.exec(this.output());
      if (found) return found;
      await pause(POLL_INTERVAL_MS);
    }
    throw new Error(`The program did not start. It printed:\n${this.output()}`);
  }

  hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Ends the program and whatever it started, and waits for it. */
  async stop(): Promise<void> {
    const exited = this.hasEnded() ? undefined : once(this.#child, 'exit');
    this.kill();
    await exited;
  }

  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group has ended by itself.
    }
  }
}
