import type { PrismaClient } from '../../generated/prisma/client';
import type { NewAccount } from './accounts.service';
import { normalizedEmail, formerNormalizedEmail } from './normalized-email';

type Users = Pick<PrismaClient, 'user'>;

/**
 * The key under which the account of an address is stored, or would be. Two accounts that are one
 * address since keys compare hosts in ASCII keep theirs: each is found as it is spelled.
 */
export async function storedKey({ user }: Users, email: string): Promise<string> {
  const [normalized, key] = [formerNormalizedEmail(email), normalizedEmail(email)];
  if (normalized === key) return key;
  const where = { normalizedEmail: normalized };
  return (await user.findUnique({ where, select: { id: true } })) ? normalized : key;
}

/** A new account as a row. */
export async function newRow(users: Users, { name, email, passwordHash: password }: NewAccount) {
  const key = await storedKey(users, email);
  return { name, email: email.normalize('NFC'), normalizedEmail: key, password };
}
