import { isVisibleName, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages, isEmail } from './account';

const required = { error: accountMessages.fillInAllFields };

const emailSchema = z
  .string(required)
  .trim()
  .min(1, required)
  .max(limits.email, accountMessages.invalidEmail)
  .refine(isEmail, { error: accountMessages.invalidEmail, when: onlyWhenFilled });

function onlyWhenFilled(payload: { readonly value: unknown; readonly issues: readonly unknown[] }) {
  return payload.issues.length === 0;
}

/** Registration: {name, email, password}. Source: docs/product/accounts.md 4, 5, 6, 7. */
export const registrationSchema = z.object({
  name: z
    .string(required)
    .trim()
    .min(1, required)
    .max(limits.personName, accountMessages.nameTooLong)
    .normalize('NFC')
    .refine(isVisibleName, accountMessages.nameUnusable),
  email: emailSchema,
  password: z
    .string(required)
    .min(1, { ...required, abort: true })
    .min(limits.minPassword, accountMessages.passwordTooShort)
    .max(limits.password, accountMessages.passwordTooLong),
});

export type Registration = z.infer<typeof registrationSchema>;

/**
 * Login: {email, password}. What cannot be anybody's address or password is let through as long
 * as it is text of a possible length, and fails like any other wrong pair.
 */
export const credentialsSchema = z.object({
  email: z.string(required).trim().min(1, required).max(limits.email, accountMessages.invalidEmail),
  password: z
    .string(required)
    .min(1, required)
    .max(limits.password, accountMessages.passwordTooLong),
});

export type Credentials = z.infer<typeof credentialsSchema>;
