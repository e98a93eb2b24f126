import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { aiTexts } from './ai-texts';
import { tempApiKeySchema } from './provider-key';

export const generatePictureSchema = z.object({
  /** What is to be seen. */
  prompt: z.string().trim().min(1, aiTexts.promptMissing).max(limits.prompt, aiTexts.promptTooLong),
  tempApiKey: tempApiKeySchema,
});

export type GeneratePictureInput = z.infer<typeof generatePictureSchema>;

/** A picture that was made, kept by us. */
export interface GeneratedPicture {
  readonly url: string;
}
