import type { PrismaClient } from '../../generated/prisma/client';
import { auditRepo } from '../audit/audit.repo';
import { toNewRow, resolveEmailKey } from '../auth/accounts.repo';
import type { NewAccount } from '../auth/accounts.service';

const origin = { ip: 'localhost', requestId: 'terminal' };

export interface AppointmentRepo {
  /**
   * Makes the account an Admin that is not blocked, and makes it where there is none.
   * @returns whether it was made; the password of one that was there stays
   */
  readonly appoint: (account: NewAccount) => Promise<boolean>;
  /**
   * Gives the account a new password and ends its sessions and access tokens; role and block stay.
   * @returns false where there is no such account
   */
  readonly resetPassword: (email: string, passwordHash: string) => Promise<boolean>;
}

/** Admins made, and passwords given, from the terminal. */
export function appointmentRepo(prisma: PrismaClient, now: () => Date): AppointmentRepo {
  return {
    appoint: (account) =>
      prisma.$transaction(async (tx) => {
        const row = await toNewRow(tx, account);
        const { normalizedEmail } = row;
        const rights = { roleUser: 'Admin', isBlocked: 'false' };
        const known = await tx.user.findUnique({
          where: { normalizedEmail },
          select: { id: true },
        });
        const { id } = await tx.user.upsert({
          where: { normalizedEmail },
          create: { ...row, ...rights, plan: 'PRO' },
          update: { ...rights, updatedAt: now() },
          select: { id: true },
        });
        await auditRepo(tx).record({ action: 'admin.ensured', actorId: id, origin });
        return !known;
      }),

    resetPassword: (email, password) =>
      prisma.$transaction(async (tx) => {
        const normalizedEmail = await resolveEmailKey(tx, email);
        const known = await tx.user.findUnique({
          where: { normalizedEmail },
          select: { id: true },
        });
        if (!known) return false;
        const { id } = known;
        const data = { password, updatedAt: now() };
        await tx.user.update({ where: { id }, data, select: { id: true } });
        await tx.session.deleteMany({ where: { userId: id } });
        await tx.accessToken.deleteMany({ where: { userId: id } });
        await auditRepo(tx).record({ action: 'user.password.reset', actorId: id, origin });
        return true;
      }),
  };
}
