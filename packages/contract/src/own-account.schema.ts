import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountTexts } from './account';
import { adminTexts } from './admin';
import { ownAccountTexts } from './own-account';

const { passwordMissing, samePassword, confirmationMissing } = ownAccountTexts;

/** The word that has to be typed before an account is deleted, to the letter. */
export const deletionWord = 'EXCLUIR';

/** The password as it is; one that cannot be anybody's fails like any other wrong one. */
export const knownPasswordSchema = z
  .string(passwordMissing)
  .min(1, passwordMissing)
  .max(limits.password, accountTexts.passwordTooLong);

/** A new password, and the one it takes the place of. */
export const changePasswordSchema = z
  .object({
    currentPassword: knownPasswordSchema,
    newPassword: z
      .string(adminTexts.passwordTooShort)
      .min(limits.passwordMinimum, adminTexts.passwordTooShort)
      .max(limits.password, accountTexts.passwordTooLong),
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
