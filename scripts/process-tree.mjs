import { spawnSync } from 'node:child_process';

/**
 * Ends a process with all that it started, at once. pnpm and turbo give what they
 * run process groups of its own, so that the group of the first one is not enough.
 * @param {number} pid
 */
export function endTree(pid) {
  for (const each of [pid, ...descendants(pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/**
 * @param {number} ancestor
 * @returns {number[]} its children, their children and so on
 */
function descendants(ancestor) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of String(stdout).split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [...(children.get(ancestor) ?? [])];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}
