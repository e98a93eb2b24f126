import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasNoSandbox, openBrowser, reasonNotToStart } from './launch-browser';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-browser-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('a browser gives way to the server for the processor, and so does its session', async () => {
  const executable = join(folder, 'browser.sh');
  const session = 'cat /proc/self/autogroup > "$HOME/session" 2> /dev/null';
  await writeFile(executable, `#!/bin/sh\nnice > "$HOME/priority"\n${session}\n`);
  await chmod(executable, 0o755);
  const { PATH = '' } = process.env;
  const environment = { PATH, HOME: folder };
  await openBrowser({ executable, environment, isSandboxed: false }).catch(() => undefined);
  const priority = Number(await readFile(join(folder, 'priority'), 'utf8'));
  expect(priority).toBeGreaterThan(getPriority());
  // Nothing where the system does not share the processor between sessions.
  expect(await readFile(join(folder, 'session'), 'utf8')).toMatch(/^$|nice 10$/m);
});

test('where there can be no sandbox a browser that needs one is not started, and the reason is known before', async () => {
  const isRoot = process.getuid?.() === 0;
  const browser = { executable: '/bin/false', environment: {}, isSandboxed: true };
  expect(reasonNotToStart(browser) !== null).toBe(isRoot);
  expect(reasonNotToStart({ ...browser, isSandboxed: false })).toBeNull();
  const failure = await openBrowser(browser).catch((error: unknown) => error);
  expect(hasNoSandbox(failure)).toBe(isRoot);
});
