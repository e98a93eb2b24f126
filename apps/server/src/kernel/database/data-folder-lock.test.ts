import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockDataFolder } from './data-folder-lock';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a process that was killed leaves behind. */
async function deadClaim(name = 'server.lock'): Promise<void> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await writeFile(join(folder, name), `${String(child.pid)} 1\n`);
}

test('a folder is one holder’s until it is given free', async () => {
  const unlock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
  (await lockDataFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test('a dead holder’s claim is taken over, and put away', async () => {
  await deadClaim();
  await deadClaim('server.lock.2');
  const unlock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(/^Another process \(\d+\) is using/);
  expect(await readdir(folder)).toEqual(['server.lock.3']);
  unlock();
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a killed holder whose parent never asks how it ended counts as dead',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: 'pipe' });
    const [pid] = (await once(createInterface(parent.stdout), 'line')) as [string];
    // The shell itself would ask.
    const nameOfParent = () => readFile(`/proc/${String(parent.pid)}/comm`, 'utf8');
    await expect.poll(nameOfParent).toBe('sleep\n');
    process.kill(Number(pid), 'SIGKILL');
    const statusOf = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1];
    await expect.poll(statusOf).toMatch(/^Z/);
    await writeFile(join(folder, 'server.lock'), `${pid}\n`);
    (await lockDataFolder(folder))();
    parent.kill();
  },
);

test('a holder in another container, whose process cannot be seen, is known by its signs of life', async () => {
  const file = join(folder, 'server.lock');
  await writeFile(file, '1 1 elsewhere\n');
  let lastSign = Promise.resolve();
  const heart = setInterval(() => {
    lastSign = utimes(file, new Date(), new Date());
  }, 500);
  await expect(lockDataFolder(folder)).rejects.toThrow(/^Another process \(1\) is using/);
  clearInterval(heart);
  await lastSign;
  (await lockDataFolder(folder))();
}, 30_000);

test('one gives signs of life', async () => {
  const unlock = await lockDataFolder(folder);
  const file = join(folder, 'server.lock');
  await utimes(file, 0, 0);
  await expect.poll(async () => (await stat(file)).mtimeMs, { timeout: 5_000 }).toBeGreaterThan(0);
  unlock();
});

test('of many that find a dead holder at the same time, one has the folder', async () => {
  const source = join(import.meta.dirname, 'data-folder-lock.ts');
  const program = `
    import { lockDataFolder } from ${JSON.stringify(source)};
    process.stdin.on('data', async (line) => {
      const [folder, at] = line.toString().trim().split(' ');
      while (Date.now() < Number(at));
      console.log(await lockDataFolder(folder).then(() => 'held', () => 'refused'));
    });
    console.log('ready');`;
  const rivals = Array.from({ length: 4 }, () => {
    const options = ['--import', 'tsx', '--input-type=module', '-e', program];
    const child = spawn(process.execPath, options, {
      // Where tsx is found, wherever the tests are run from.
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, next: async () => (await lines.next()).value as string };
  });
  try {
    await Promise.all(rivals.map(({ next }) => next()));
    for (let round = 0; round < 40; round += 1) {
      await rm(folder, { recursive: true });
      folder = await mkdtemp(join(tmpdir(), 'arrasta-lock-'));
      await deadClaim();
      const at = String(Date.now() + 5);
      for (const { child } of rivals) child.stdin.write(`${folder} ${at}\n`);
      const outcomes = await Promise.all(rivals.map(({ next }) => next()));
      expect(outcomes.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
    }
  } finally {
    for (const { child } of rivals) child.kill();
  }
}, 60_000);
