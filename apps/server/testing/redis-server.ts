import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from './free-port.ts';

const installed = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** The Redis program of the machine, or null where none is installed. */
export function findRedis(): string | null {
  return installed.find((program) => existsSync(program)) ?? null;
}

/** A Redis in memory alone, on a port of its own, that can be stopped and started again. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${String(port)}`;
  }

  static async make(): Promise<RedisServer> {
    return new RedisServer(await freePort());
  }

  async start(): Promise<void> {
    const program = findRedis();
    if (program === null) throw new Error('no Redis server installed');
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', ''];
    this.#child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const text of this.#child.stdout ?? []) {
      if (String(text).includes('Ready to accept connections')) return;
    }
    throw new Error('the Redis server ended');
  }

  async stop(): Promise<void> {
    if (this.#child === null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    this.#child = null;
  }

  /** Lets it hang: connections stay open and nothing is answered. */
  hang(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }
}
