import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { peakMemoryOf } from './memory';
import type { ServerProgram } from './server-process';

/** Milliseconds between two looks at a process that runs. */
const interval = 20;

/** A program that ran to its end. */
export interface RunCommand {
  readonly seconds: number;
  /** Bytes that it had in memory at the most. */
  readonly peak: number;
  readonly output: string;
}

/** Runs a program to its end. @throws where it fails, with what it printed. */
export async function runCommand(
  { node, folder, env }: ServerProgram,
  words: readonly string[],
): Promise<RunCommand> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...node, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => printed.push(text.toString()));
  }
  let peak = 0;
  // The system keeps the most it ever was: only the last moments before the end may be missed.
  const looking = setInterval(() => {
    void peakMemoryOf(child.pid ?? 0).then((bytes) => {
      if (bytes > peak) peak = bytes;
    });
  }, interval);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(looking);
  const output = printed.join('');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}: ${output}`);
  return { seconds: (performance.now() - began) / 1000, peak, output };
}
