import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { fairQueue } from './fair-queue';

/** Hashes and compares passwords, owners in turns. */
export interface Passwords {
  readonly hash: (password: string, requester: string) => Promise<string>;
  /** Compares; with no hash it takes as long and answers false. */
  readonly verify: (hash: string | null, password: string, requester: string) => Promise<boolean>;
}

/** OWASP's parameters for argon2id. Source: docs/product/sessions.md 7. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A processor stays for everything else: a hash takes one whole for some 50 ms. */
const maxConcurrent = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Passwords by argon2id: at most two at once, owners in turns, and as long for an unknown account as for a known one. */
export function argonPasswords(): Passwords {
  const run = fairQueue({
    all: { running: maxConcurrent, waiting: 64 },
    own: { running: maxConcurrent, waiting: 32 },
  });
  const hash = (password: string, requester: string) =>
    run(requester, () => argon2.hash(password, parameters));
  let dummy: Promise<string> | undefined;

  const dummyHash = () => {
    dummy ??= argon2.hash(randomBytes(16).toString('hex'), parameters);
    return dummy;
  };

  async function verify(stored: string | null, password: string, requester: string) {
    const against = stored ?? (await dummyHash());
    const matches = await run(requester, () => argon2.verify(against, password));
    return stored !== null && matches;
  }

  return { hash, verify };
}
