import type { PresetFields } from '@arrasta/domain';

/** A preset as stored. Dates are ISO 8601 UTC texts. Source: carousel-editor §3. */
export type SavedPreset = PresetFields & {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};
