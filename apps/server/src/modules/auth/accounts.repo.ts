import type { PrismaClient } from '../../generated/prisma/client';
import type { AccountsRepo, NewAccount } from './accounts.service';
import { toUser } from './stored-user';

/** Accounts in the database. */
export function accountsRepo(prisma: PrismaClient): AccountsRepo {
  return {
    async findByEmailKey(emailKey) {
      const row = await prisma.user.findUnique({ where: { emailKey } });
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async insert({ passwordHash, ...account }) {
      const data = [{ ...account, password: passwordHash }];
      const [row] = await prisma.user.createManyAndReturn({ data, skipDuplicates: true });
      return row ? toUser(row) : null;
    },

    async exists(id) {
      return (await prisma.user.findUnique({ where: { id }, select: { id: true } })) !== null;
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

    async ensureAdmin({ passwordHash, ...account }) {
      const { id } = await prisma.user.upsert({
        where: { emailKey: account.emailKey },
        create: { ...account, password: passwordHash, roleUser: 'Admin', plan: 'PRO' },
        update: { roleUser: 'Admin', isBlocked: 'false' },
        select: { id: true },
      });
      return id;
    },
  };
}
