import { isVisibleName, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages } from './account';
import { optionalText } from './fields.schema';
import { isProviderKey } from './ai.schema';
import { aiTones, settingsMessages } from './settings';

/** A key to be stored; null removes the stored one, a blank one changes nothing. */
const keySchema = z
  .string()
  .trim()
  .refine((key) => key === '' || isProviderKey(key), settingsMessages.keyUnusable)
  .transform((key) => (key === '' ? undefined : key))
  .nullable();

/**
 * What may be changed of one's settings; what is left out stays.
 * Source: docs/product/settings.md 4, 5, 6.
 */
export const settingsChangeSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, settingsMessages.nameMissing)
      .max(limits.personName, accountMessages.nameTooLong)
      .normalize('NFC')
      .refine(isVisibleName, accountMessages.nameUnusable),
    aiTone: z.enum(aiTones, settingsMessages.chooseTone),
    aiInstructions: optionalText(limits.aiInstructions, settingsMessages.instructionsTooLong),
    imageSource: z.string().regex(/^[a-z0-9-]{1,40}$/, settingsMessages.imageSourceUnusable),
    openaiApiKey: keySchema,
    googleApiKey: keySchema,
    googleSearchEngineId: optionalText(limits.searchEngineId, settingsMessages.searchEngineTooLong),
  })
  .partial();

export type SettingsChange = z.infer<typeof settingsChangeSchema>;
