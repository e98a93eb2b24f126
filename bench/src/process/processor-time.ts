import { readFile } from 'node:fs/promises';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds a process has spent on processors so far; NaN where there is no /proc. */
export async function processorTimeOf(processId: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${processId ?? 0}/stat`, 'utf8').catch(() => '');
  // The name comes second, in brackets, and may hold anything: fields are counted after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * TICK_MS;
}
