import { createPresetSchema } from '../presets/preset-input';
import type { SavedPreset } from '../presets/preset-output';
import { blankAsNull } from './blank';
import { textBooleanSchema, toTextBoolean, type TextBoolean } from './text-boolean';

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
