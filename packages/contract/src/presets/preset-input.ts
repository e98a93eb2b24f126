import { presetFieldsSchema } from '@arrasta/domain';
import { z } from 'zod';

/** A new preset: a name, and of the rest what differs from the documented defaults. */
export const createPresetSchema = presetFieldsSchema
  .partial()
  .extend({ name: presetFieldsSchema.shape.name });

export type CreatePreset = z.infer<typeof createPresetSchema>;
