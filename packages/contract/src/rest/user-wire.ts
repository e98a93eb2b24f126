import type { User } from '../account/user';
import { toTextBoolean, type TextBoolean } from './text-boolean';

/** An account as REST answers it. */
export type UserWire = Omit<User, 'isBlocked'> & { readonly isBlocked: TextBoolean };

export function userToWire(user: User): UserWire {
  return { ...user, isBlocked: toTextBoolean(user.isBlocked) };
}
