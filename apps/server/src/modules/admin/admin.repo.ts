import {
  usersPerPage,
  type ListUsers,
  type User,
  type UserPage,
  type UserOrder,
} from '@arrasta/contract';
import type { Database } from '../../kernel/database/database';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { auditRepo } from '../audit/audit.repo';
import { toNewRow, toUser, type StoredUser, resolveEmailKey } from '../auth/accounts.repo';
import { keepAnswer } from '../idempotency/idempotency.repo';
import { isStillValid } from '../sessions/sessions.repo';
import type { AdminRepo, UserChange } from './admin.service';
import type { NewAccount } from '../auth/accounts.service';

/** Letters of Portuguese and its neighbours, and what they are sought and sorted as. */
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnAAAAAEEEEIIIIOOOOOUUUUCN';

/**
 * Without case and accents, on every database alike: what it knows of languages differs. Names of
 * former days may be stored decomposed.
 */
const foldedSql = (value: string) =>
  `lower(translate(normalize(${value}, NFC), '${accented}', '${plain}'))`;

const columns: Readonly<Record<UserOrder, string>> = {
  name: foldedSql('"name"'),
  email: '"email_key"',
  roleUser: '"role_user"',
  isBlocked: '"is_blocked"',
  createdAt: '"created_at"',
};

/** The condition on `users` that a search is; the parameter is a `searchPattern`. */
const searchCondition = (parameter: string) =>
  `${foldedSql(`"name" || ' ' || "email"`)} LIKE ${foldedSql(parameter)}`;

/** A search as the pattern it is compared with, in which nothing but the ends is open. */
function searchPattern(q: string): string {
  return `%${q
    .trim()
    .normalize('NFC')
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The order of the table; equals stand as they came. */
function orderClause({ order, descending }: ListUsers): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `${columns[order]} ${direction}, "created_at" ${direction}, "id" ${direction}`;
}

type Counts = Omit<UserPage, 'users' | 'found'>;
type FoundRow = StoredUser & { readonly found: number };

const withoutPassword = { password: true } as const;

const countUsers = `
  SELECT count(*)::int AS "total", count(*) FILTER (WHERE "is_blocked" = 'true')::int AS "blocked"
  FROM "users"`;

/** Everybody is read off an index; who is sought is found, and counted, in one pass. */
function findUsers(request: ListUsers): { statement: string; values: readonly unknown[] } {
  const { q, page } = request;
  const isSought = q.trim() !== '';
  const values = [usersPerPage, (page - 1) * usersPerPage];
  const statement = `
    SELECT "id", "name", "email", "role_user" AS "roleUser", "plan", "is_blocked" AS "isBlocked",
      "created_at" AS "createdAt", "updated_at" AS "updatedAt",
      ${isSought ? 'count(*) OVER ()::int' : '0'} AS "found"
    FROM "users" ${isSought ? `WHERE ${searchCondition('$3')}` : ''}
    ORDER BY ${orderClause(request)} LIMIT $1 OFFSET $2`;
  return { statement, values: isSought ? [...values, searchPattern(q)] : values };
}

async function pageOf(read: Database['read'], request: ListUsers): Promise<UserPage> {
  const { statement, values } = findUsers(request);
  const [rows, counted] = await Promise.all([
    read<FoundRow>(statement, values),
    read<Counts>(countUsers, []),
  ]);
  const { total = 0, blocked = 0 } = counted[0] ?? {};
  const found = request.q.trim() === '' ? total : (rows[0]?.found ?? 0);
  return { users: rows.map(toUser), found, total, blocked };
}

/** Both accounts, locked in the order of their ids: two that act on each other take turns. */
async function lockBoth(tx: Prisma.TransactionClient, actorId: string, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM "users" WHERE "id" IN (${actorId}::uuid, ${id}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`;
  const rows = await tx.user.findMany({
    where: { id: { in: [actorId, id] } },
    omit: withoutPassword,
  });
  const rowOf = (wanted: string) => rows.find((row) => row.id === wanted);
  return { actor: rowOf(actorId), account: rowOf(id) };
}

/** Everything that belongs to one change of an account, in the transaction that locked it. */
function applyChange(tx: Prisma.TransactionClient, now: () => Date) {
  return async (account: User, change: UserChange): Promise<User> => {
    const { values, endsSessions, passwordHash, entries } = change;
    if (Object.keys(values).length === 0 && passwordHash === undefined) return account;
    const { isBlocked, ...rest } = values;
    const row = await tx.user.update({
      where: { id: account.id },
      data: {
        ...rest,
        ...(isBlocked !== undefined && { isBlocked: String(isBlocked) }),
        ...(passwordHash !== undefined && { password: passwordHash }),
        updatedAt: now(),
      },
      omit: withoutPassword,
    });
    if (endsSessions) await tx.session.deleteMany({ where: { userId: account.id } });
    if (passwordHash !== undefined) {
      await tx.accessToken.deleteMany({ where: { userId: account.id } });
    }
    for (const entry of entries) await auditRepo(tx).record(entry);
    return toUser(row);
  };
}

/** Accounts as Admins see and change them. */
export function adminRepo({ prisma, read }: Database, now: () => Date): AdminRepo {
  return {
    page: (request) => pageOf(read, request),

    async all() {
      const oldestFirst = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
      const rows = await prisma.user.findMany({
        orderBy: [...oldestFirst],
        omit: withoutPassword,
      });
      return rows.map(toUser);
    },

    insert: (caller, { roleUser, plan, ...account }, isAllowed, entry) =>
      prisma.$transaction(async (tx) => {
        const { actor } = await lockBoth(tx, caller.actor.id, caller.actor.id);
        if (!(await isStillValid(tx, caller.identity, now()))) return 'ended';
        if (!actor || !isAllowed(toUser(actor))) return 'refused';
        const data = [{ ...(await toNewRow(tx, account)), roleUser, plan }];
        const [row] = await tx.user.createManyAndReturn({ data, skipDuplicates: true });
        if (!row) return 'taken';
        await auditRepo(tx).record(entry(row.id));
        return keepAnswer(tx, toUser(row));
      }),

    change: (caller, id, decide) =>
      prisma.$transaction(async (tx) => {
        const { actor, account } = await lockBoth(tx, caller.actor.id, id);
        if (!(await isStillValid(tx, caller.identity, now()))) return 'ended';
        if (!account) return 'absent';
        const change = actor ? decide(toUser(actor), toUser(account)) : null;
        return change === null ? 'refused' : applyChange(tx, now)(toUser(account), change);
      }),
  };
}

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
