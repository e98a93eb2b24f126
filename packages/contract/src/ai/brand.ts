import { colourSchema, limits } from '@arrasta/domain';
import { z } from 'zod';
import { accountTexts } from '../account/account-texts';

const brandText = z.string().max(limits.brandName, accountTexts.nameTooLong).nullable().optional();

/** Whom something is written for, where it is for a carousel that is open. */
export const brandSchema = z.object({
  brandName: brandText,
  brandHandle: brandText,
  primaryColor: colourSchema.optional(),
});
