import { readdir, readFile } from 'node:fs/promises';

async function parents(): Promise<Map<number, number>> {
  const names = await readdir('/proc').catch(() => []);
  const pairs = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
        return [Number(name), parent] as const;
      }),
  );
  return new Map(pairs);
}

/** All that a process has started, and what those have. */
async function descendants(processId: number): Promise<number[]> {
  const parentOf = await parents();
  const members = [processId];
  for (const member of members) {
    members.push(...[...parentOf].filter(([, parent]) => parent === member).map(([id]) => id));
  }
  return members.slice(1);
}

async function memoryOf(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

async function statusOf(processId: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const text = await readFile(`/proc/${String(processId)}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? NaN) * 1024;
}

/** Bytes that a process has in memory, shared parts among them; NaN without /proc. */
export const residentMemoryOf = (processId: number) => statusOf(processId, 'VmRSS');

/** The most that it ever had. */
export const peakMemoryOf = (processId: number) => statusOf(processId, 'VmHWM');

/** Bytes of memory of what this process has started, shared parts counted once; 0 without /proc. */
export async function memoryOfStarted(): Promise<number> {
  const sizes = await Promise.all((await descendants(process.pid)).map(memoryOf));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Milliseconds between two looks. */
const interval = 50;

/** Runs work; answers its result and the most memory that what this process started had meanwhile. */
export async function withPeakMemory<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly peak: number }> {
  let peak = 0;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await memoryOfStarted());
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  try {
    const result = await work();
    return { result, peak };
  } finally {
    done.abort();
    await watching;
  }
}
