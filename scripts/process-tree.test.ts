import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endTree } from './process-tree.mjs';

/** A process whose child, in a process group of its own, writes to the same pipe. */
const PARENT = `
  const idle = 'console.log("ready"); setInterval(() => {}, 1000)';
  require('child_process').spawn(process.execPath, ['-e', idle],
    { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
  setInterval(() => {}, 1000);
`;

test('ends a process and what it started in another process group', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(parent.stdout, 'data');

  endTree(parent.pid ?? 0);

  // The pipe closes when its last writer, the grandchild, is gone.
  await once(parent, 'close');
  expect(parent.signalCode).toBe('SIGKILL');
});
