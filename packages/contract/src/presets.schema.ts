import { presetFieldsSchema } from '@arrasta/domain';
import { z } from 'zod';
import type { SavedPreset } from './presets';
import { blankAsNull, textBooleanSchema, toTextBoolean, type TextBoolean } from './fields.schema';

/**
 * A new preset: a name, and of the rest what differs from the defaults.
 * Source: docs/product/presets.md 1.
 */
export const createPresetSchema = z
  .object(presetFieldsSchema.shape)
  .partial()
  .extend({ name: presetFieldsSchema.shape.name });

export type CreatePreset = z.infer<typeof createPresetSchema>;

const shape = createPresetSchema.shape;

/** Body of POST /api/presets. */
export const createPresetWireSchema = createPresetSchema.extend({
  useCustomColors: textBooleanSchema.optional(),
  hideFooter: textBooleanSchema.optional(),
  brandAvatarUrl: blankAsNull(shape.brandAvatarUrl).optional(),
  gradient: blankAsNull(shape.gradient).optional(),
});

/** A preset as REST answers it: text booleans, everything else as inside. */
export type PresetWire = Omit<SavedPreset, 'useCustomColors' | 'hideFooter'> & {
  readonly useCustomColors: TextBoolean;
  readonly hideFooter: TextBoolean;
};

export function presetToWire(preset: SavedPreset): PresetWire {
  return {
    ...preset,
    useCustomColors: toTextBoolean(preset.useCustomColors),
    hideFooter: toTextBoolean(preset.hideFooter),
  };
}
