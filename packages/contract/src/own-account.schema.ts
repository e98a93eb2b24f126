import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages } from './account';
import { adminMessages } from './admin';
import { deletionWord, ownAccountMessages } from './own-account';

const { passwordMissing, samePassword, confirmationMissing } = ownAccountMessages;

/** The password as it is; one that cannot be anybody's fails like any other wrong one. */
export const knownPasswordSchema = z
  .string(passwordMissing)
  .min(1, passwordMissing)
  .max(limits.password, accountMessages.passwordTooLong);

/** A new password, and the one it takes the place of. */
export const changePasswordSchema = z
  .object({
    currentPassword: knownPasswordSchema,
    newPassword: z
      .string(adminMessages.passwordTooShort)
      .min(limits.minPassword, adminMessages.passwordTooShort)
      .max(limits.password, accountMessages.passwordTooLong),
    /** Whether access tokens outlive the old password. */
    keepTokens: z.boolean().default(false),
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    error: samePassword,
  });

export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The deletion of one's account: the password, and the word. */
export const deleteAccountSchema = z.object({
  password: knownPasswordSchema,
  confirmation: z.literal(deletionWord, confirmationMissing),
});

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
