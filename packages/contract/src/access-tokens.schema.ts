import { isVisibleName, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages } from './account';
import { knownPasswordSchema } from './own-account.schema';
import { accessTokenScopes, accessTokenMessages } from './access-tokens';

const { nameMissing, nameTooLong, unknownScope, unusableValidity } = accessTokenMessages;

/**
 * A new access token. Days are counted by the server's clock, so that none expires before it began.
 */
export const createAccessTokenSchema = z.object({
  name: z
    .string(nameMissing)
    .trim()
    .min(1, nameMissing)
    .max(limits.accessTokenName, nameTooLong)
    .normalize('NFC')
    .refine(isVisibleName, accountMessages.nameUnusable),
  scope: z.enum(accessTokenScopes, unknownScope),
  /** Null or left out: it does not expire. */
  expiresInDays: z
    .number(unusableValidity)
    .int(unusableValidity)
    .min(1, unusableValidity)
    .max(limits.accessTokenDays, unusableValidity)
    .nullable()
    .default(null),
  /** The account's: an open session that was left unattended is not enough to make a token. */
  currentPassword: knownPasswordSchema,
});

export type CreateAccessToken = z.infer<typeof createAccessTokenSchema>;
