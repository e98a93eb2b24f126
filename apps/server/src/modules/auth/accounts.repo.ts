import type { PrismaClient } from '../../generated/prisma/client';
import { newRow, storedKey } from './account-rows.repo';
import type { AccountsRepo, NewAccount } from './accounts.service';
import { toUser } from './stored-user';

/** Accounts in the database. */
export function accountsRepo(prisma: PrismaClient, now: () => Date): AccountsRepo {
  return {
    async findByEmail(email) {
      const where = { normalizedEmail: await storedKey(prisma, email) };
      const row = await prisma.user.findUnique({ where });
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async insert(account) {
      const data = [await newRow(prisma, account)];
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
      const row = await newRow(prisma, account);
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
