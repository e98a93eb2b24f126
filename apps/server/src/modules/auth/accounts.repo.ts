import type { User } from '@arrasta/contract';
import type { PrismaClient } from '../../generated/prisma/client';
import type { NewAccount, AccountsRepo } from './accounts.service';
import { normalizedEmail, formerNormalizedEmail } from './normalized-email';

/** The columns of `users` that leave the repository; the password is not among them. */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roleUser: string;
  readonly plan: string;
  readonly isBlocked: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A row in the words of the contract; the table's checks keep role and plan on their lists. */
export function toUser(row: StoredUser): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roleUser: row.roleUser as User['roleUser'],
    plan: row.plan as User['plan'],
    isBlocked: row.isBlocked === 'true',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Users = Pick<PrismaClient, 'user'>;

/**
 * The key under which the account of an address is stored, or would be. Two accounts that are one
 * address since keys compare hosts in ASCII keep theirs: each is found as it is spelled.
 */
export async function resolveEmailKey({ user }: Users, email: string): Promise<string> {
  const [normalized, key] = [formerNormalizedEmail(email), normalizedEmail(email)];
  if (normalized === key) return key;
  const where = { normalizedEmail: normalized };
  return (await user.findUnique({ where, select: { id: true } })) ? normalized : key;
}

/** A new account as a row. */
export async function toNewRow(users: Users, { name, email, passwordHash: password }: NewAccount) {
  const key = await resolveEmailKey(users, email);
  return { name, email: email.normalize('NFC'), normalizedEmail: key, password };
}

/** Accounts in the database. */
export function accountsRepo(prisma: PrismaClient, now: () => Date): AccountsRepo {
  return {
    async findByEmail(email) {
      const where = { normalizedEmail: await resolveEmailKey(prisma, email) };
      const row = await prisma.user.findUnique({ where });
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async insert(account) {
      const data = [await toNewRow(prisma, account)];
      const [row] = await prisma.user.createManyAndReturn({ data, skipDuplicates: true });
      return row ? toUser(row) : null;
    },

    async exists(id) {
      return (await prisma.user.findUnique({ where: { id }, select: { id: true } })) !== null;
    },

    async isAt(userId, ip) {
      const where = { userId, ip, expire: { gt: now() } };
      return (await prisma.session.findFirst({ where, select: { id: true } })) !== null;
    },
  };
}

/** What the making of the first Admin needs. */
export interface AdminsRepo {
  readonly anyAccount: () => Promise<boolean>;
  /** Makes the account, or promotes and unblocks the one that has the e-mail; its password stays. */
  readonly ensureAdmin: (account: NewAccount) => Promise<string>;
}

export function adminsRepo(prisma: PrismaClient): AdminsRepo {
  return {
    async anyAccount() {
      return (await prisma.user.findFirst({ select: { id: true } })) !== null;
    },

    async ensureAdmin(account) {
      const row = await toNewRow(prisma, account);
      const { id } = await prisma.user.upsert({
        where: { normalizedEmail: row.normalizedEmail },
        create: { ...row, roleUser: 'Admin', plan: 'PRO' },
        update: { roleUser: 'Admin', isBlocked: 'false' },
        select: { id: true },
      });
      return id;
    },
  };
}
