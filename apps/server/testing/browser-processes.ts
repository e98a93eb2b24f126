import { readFile } from 'node:fs/promises';
import type { openBrowser } from '../src/providers/headless-browser/launch-browser';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function nameOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '');
  return /--type=([\w-]+)/.exec(text)?.[1] ?? 'other';
}

export async function childrenOf(pid: number): Promise<number[]> {
  const file = `/proc/${String(pid)}/task/${String(pid)}/children`;
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Kills the processes of these kinds that belong to a browser: `browser`, `zygote` or another. */
export async function killProcesses(
  browser: Browser | undefined,
  kinds: readonly string[],
): Promise<void> {
  const session = await browser?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const main = processInfo.find(({ type }) => type === 'browser')?.id;
  if (main === undefined) throw new Error('no browser process');
  const all = [main, ...(await childrenOf(main))];
  const named = await Promise.all(all.map(async (pid) => ({ pid, kind: await nameOf(pid) })));
  const doomed = named.filter(({ pid, kind }) => kinds.includes(pid === main ? 'browser' : kind));
  if (doomed.length === 0) throw new Error('no such process');
  for (const { pid } of doomed) process.kill(pid, 'SIGKILL');
}
