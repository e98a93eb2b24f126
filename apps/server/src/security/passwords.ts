import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import type { Passwords } from '../modules/auth/accounts.service';
import { boundedQueue } from './bounded-queue';

/** OWASP's parameters for argon2id. Source: security, "Login". */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords by argon2id: at most two at once, and as long for an unknown account as for a known one. */
export function argonPasswords(): Passwords {
  const run = boundedQueue({ running: 2, waiting: 64 });
  const hash = (password: string) => run(() => argon2.hash(password, parameters));
  let dummy: Promise<string> | undefined;

  const dummyHash = () => {
    dummy ??= argon2.hash(randomBytes(16).toString('hex'), parameters);
    return dummy;
  };

  async function verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await dummyHash());
    const matches = await run(() => argon2.verify(against, password));
    return stored !== null && matches;
  }

  return { hash, verify };
}
