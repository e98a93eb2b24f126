import type { PresetFields } from '@arrasta/domain';

/** A preset as stored. Dates are ISO 8601 UTC texts. Source: docs/product/presets.md 1. */
export type SavedPreset = PresetFields & {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Texts the server sends about presets. */
export const presetMessages = {
  presetNotFound: 'Preset não encontrado',
  tooManyPresets: 'Você pode ter no máximo 200 presets. Exclua algum para salvar outro.',
  avatarsTooLarge:
    'As imagens dos seus presets ocupam espaço demais. Exclua algum para salvar outro.',
} as const;
