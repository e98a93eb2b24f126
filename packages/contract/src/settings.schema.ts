import { isVisibleName, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountTexts } from './account';
import { optionalText } from './fields.schema';
import { isProviderKey } from './ai.schema';
import { aiTones, settingsTexts } from './settings';

/** A key to be stored; null removes the stored one, a blank one changes nothing. */
const keySchema = z
  .string()
  .trim()
  .refine((key) => key === '' || isProviderKey(key), settingsTexts.keyUnusable)
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
      .min(1, settingsTexts.nameMissing)
      .max(limits.personName, accountTexts.nameTooLong)
      .normalize('NFC')
      .refine(isVisibleName, accountTexts.nameUnusable),
    aiTone: z.enum(aiTones, settingsTexts.chooseTone),
    aiInstructions: optionalText(limits.aiInstructions, settingsTexts.instructionsTooLong),
    imageSource: z.string().regex(/^[a-z0-9-]{1,40}$/, settingsTexts.imageSourceUnusable),
    openaiApiKey: keySchema,
    googleApiKey: keySchema,
    googleSearchEngineId: optionalText(limits.searchEngineId, settingsTexts.searchEngineTooLong),
  })
  .partial();

export type SettingsChange = z.infer<typeof settingsChangeSchema>;
