/** Texts the server sends about presets. */
export const presetTexts = {
  presetNotFound: 'Preset não encontrado',
  tooManyPresets: 'Você pode ter no máximo 200 presets. Exclua algum para salvar outro.',
  avatarsTooLarge:
    'As imagens dos seus presets ocupam espaço demais. Exclua algum para salvar outro.',
} as const;
