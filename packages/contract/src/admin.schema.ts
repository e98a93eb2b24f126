import { isVisibleName, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages, isEmail, plans, roles, type User } from './account';
import { askedIdSchema, searchTextSchema, toTextBoolean, type TextBoolean } from './fields.schema';
import { adminMessages } from './admin';

const { nameTooShort, passwordTooShort, unknownRole, unknownPlan } = adminMessages;
const { nameTooLong, nameUnusable, passwordTooLong, invalidEmail } = accountMessages;

const newPasswordSchema = z
  .string(passwordTooShort)
  .min(limits.minPassword, passwordTooShort)
  .max(limits.password, passwordTooLong);

const roleSchema = z.enum(roles, unknownRole);
const planSchema = z.enum(plans, unknownPlan);

/**
 * The form Criar Usuário: {name, email, password, roleUser, plan}.
 * Source: docs/product/administration.md 7.
 */
export const createUserSchema = z.object({
  name: z
    .string(nameTooShort)
    .trim()
    .min(limits.minPersonName, nameTooShort)
    .max(limits.personName, nameTooLong)
    .normalize('NFC')
    .refine(isVisibleName, nameUnusable),
  email: z
    .string(invalidEmail)
    .trim()
    .max(limits.email, invalidEmail)
    .refine(isEmail, invalidEmail),
  password: newPasswordSchema,
  roleUser: roleSchema.default('User'),
  plan: planSchema.default('Basic'),
});

export type CreateUser = z.infer<typeof createUserSchema>;

/** Body of PUT /api/admin/users/{id}: what is left out stays. */
export const userPatchSchema = z.object({
  roleUser: roleSchema.optional(),
  plan: planSchema.optional(),
});

export const updateUserSchema = userPatchSchema.extend({ id: askedIdSchema });

export type UpdateUser = z.infer<typeof updateUserSchema>;

/** Body of POST /api/admin/users/{id}/password: what the account signs in with from then on. */
export const givenPasswordSchema = z.object({ password: newPasswordSchema });

export const resetPasswordSchema = givenPasswordSchema.extend({ id: askedIdSchema });

export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** Body of POST /api/admin/release-address: the network address of a place, IPv4 or IPv6. */
export const releaseAddressSchema = z.object({
  address: z
    .string(adminMessages.invalidAddress)
    .trim()
    .pipe(z.union([z.ipv4(), z.ipv6()], adminMessages.invalidAddress)),
});

export type ReleaseAddress = z.infer<typeof releaseAddressSchema>;

/** What the table of users can be sorted by. */
const userOrders = ['name', 'email', 'roleUser', 'isBlocked', 'createdAt'] as const;

export type UserOrder = (typeof userOrders)[number];

/** A page of the table; `q` is a part of name or e-mail, whatever its case and accents. */
export const listUsersSchema = z.object({
  q: searchTextSchema.default(''),
  order: z.enum(userOrders).default('createdAt'),
  descending: z.boolean().default(false),
  /** From 1. */
  page: z.number().int().min(1).max(1_000_000).default(1),
});

export type ListUsers = z.infer<typeof listUsersSchema>;

/** An account as REST answers it. */
export type UserWire = Omit<User, 'isBlocked'> & { readonly isBlocked: TextBoolean };

export function userToWire(user: User): UserWire {
  return { ...user, isBlocked: toTextBoolean(user.isBlocked) };
}
