import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { settingsTexts } from '../settings/settings-texts';

const printableWithoutSpaces = new RegExp(`^[!-~]{1,${limits.providerKey}}$`);

/** Whether a text may be the key of a provider. */
export function isProviderKey(key: string): boolean {
  return printableWithoutSpaces.test(key);
}

/** A key for one call, used and forgotten; blank, it is none. */
export const tempApiKeySchema = z
  .string()
  .trim()
  .refine((key) => key === '' || isProviderKey(key), settingsTexts.keyUnusable)
  .transform((key) => (key === '' ? undefined : key))
  .nullish();
