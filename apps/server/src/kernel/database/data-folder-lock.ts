import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../errors/domain-error';

/** Another living process works on the folder; the message is one line for the terminal. */
export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUseError';
}

/** The fields of `/proc/<pid>/stat` from the state on; none where the system has no such file. */
function statusOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * When a process was started, in clock ticks since boot, so that a number given again to another
 * process is not taken for the old one. '' where the system does not tell.
 */
const startTime = (pid: number) => statusOf(pid)[19] ?? '';

/** Killed, and only listed until its parent asks how it ended, which some never do. */
const isZombie = (pid: number) => statusOf(pid)[0] === 'Z';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Where process ids mean the same: this start of this system, and in it this container. '' where
 * the system does not tell.
 */
function currentHost(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** Milliseconds between two signs of life of a holder. */
const heartbeatMs = 1_000;
/** Milliseconds without one, after which a holder in another container counts as dead. */
const deadAfterMs = 10_000;

async function lastSignOfLife(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Of a holder whose process cannot be seen from here: whether it gives a sign of life. */
async function givesSignOfLife(file: string): Promise<boolean> {
  const lastSeenAt = await lastSignOfLife(file);
  if (Math.abs(Date.now() - lastSeenAt) > 6 * deadAfterMs) return false;
  for (let waited = 0; waited < deadAfterMs; waited += heartbeatMs / 2) {
    await wait(heartbeatMs / 2);
    if ((await lastSignOfLife(file)) > lastSeenAt) return true;
  }
  return false;
}

function processLives(holder: string): boolean {
  const [pidText = '', started = ''] = holder.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid) || isZombie(pid)) return false;
  return started === '' || startTime(pid) === started;
}

const lockName = 'server.lock';

/** A claim is called by its number; the first one has none. */
const nameOf = (number: number) => (number === 1 ? lockName : `${lockName}.${String(number)}`);

/** The numbers of the claims in a folder, the highest first: that one counts. */
async function claimsIn(folder: string): Promise<number[]> {
  const claims = (await readdir(folder)).flatMap((name) => {
    const [, number = '1'] = /^server\.lock(?:\.(\d+))?$/.exec(name) ?? ['', ''];
    return number === '' ? [] : [Number(number)];
  });
  return claims.sort((one, other) => other - one);
}

async function holderOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

/** Puts the finished claim in place in one step; false where another was there first. */
async function claim(file: string, claimFile: string): Promise<boolean> {
  try {
    await link(claimFile, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Claims whose holders were found dead: none of them comes back. */
type Dead = Set<string>;

/** Who has the claim of that number, while they live. */
async function findLivingHolder(
  folder: string,
  number: number,
  dead: Dead,
): Promise<string | null> {
  const file = join(folder, nameOf(number));
  const holder = await holderOf(file);
  if (holder === null || dead.has(holder)) return null;
  const [pid = '?', , where = currentHost()] = holder.trim().split(' ');
  if (where === currentHost() ? processLives(holder) : await givesSignOfLife(file)) return pid;
  dead.add(holder);
  return null;
}

async function requireNoHolder(folder: string, last: number | undefined, dead: Dead) {
  const pid = last === undefined ? null : await findLivingHolder(folder, last, dead);
  if (pid === null) return;
  throw new FolderInUseError(`Another process (${pid}) is using the data folder ${folder}`);
}

/**
 * Makes a claim, which all others can see, the only one: removes those of the dead. False where
 * another one counts.
 */
async function enforceClaim(folder: string, number: number, dead: Dead): Promise<boolean> {
  const [highest, ...older] = await claimsIn(folder);
  if (highest !== number) return false;
  for (const old of older) if ((await findLivingHolder(folder, old, dead)) !== null) return false;
  for (const old of older) await rm(join(folder, nameOf(old)), { force: true });
  return true;
}

/**
 * Claims the folder under the number behind that of a dead holder. The dead one's file is not put
 * away first: a process that found it dead a moment ago would put away the claim in its place.
 */
async function claimOrTakeOver(folder: string, claimFile: string): Promise<string> {
  const dead: Dead = new Set();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [last] = await claimsIn(folder);
    await requireNoHolder(folder, last, dead);
    const number = (last ?? 0) + 1;
    const file = join(folder, nameOf(number));
    if (!(await claim(file, claimFile))) continue;
    if (await enforceClaim(folder, number, dead)) return file;
    // Others went past meanwhile, and had put away what stood at this number.
    await rm(file, { force: true });
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked`);
}

/**
 * Keeps every other process off a data folder: two on one embedded database lose data silently.
 * @returns gives the folder free again.
 * @throws FolderInUseError while the holder lives.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const claimFile = join(folder, `${lockName}.${randomUUID()}`);
  try {
    const claimed = [process.pid, startTime(process.pid), currentHost()].join(' ');
    await writeFile(claimFile, `${claimed.trim()}\n`);
    const file = await claimOrTakeOver(folder, claimFile);
    const touchClaim = () => void utimes(file, new Date(), new Date()).catch(() => undefined);
    const heart = setInterval(touchClaim, heartbeatMs).unref();
    return () => {
      clearInterval(heart);
      rmSync(file, { force: true });
    };
  } finally {
    await rm(claimFile, { force: true });
  }
}
