import type { User } from '@arrasta/contract';

/** The columns of `users` that leave the repository; the password is not among them. */
export interface UserRow {
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
export function toUser(row: UserRow): User {
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
