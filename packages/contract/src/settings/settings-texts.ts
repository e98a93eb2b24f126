/** Texts the server sends about settings. */
export const settingsTexts = {
  nameMissing: 'Nome obrigatório',
  chooseTone: 'Selecione o tom de voz',
  instructionsTooLong: 'As instruções podem ter no máximo 2.000 caracteres',
  keyUnusable: 'A chave pode ter no máximo 256 letras, números e sinais, sem espaços nem acentos',
  imageSourceUnusable: 'Fonte de imagens inválida',
  searchEngineTooLong: 'O ID do mecanismo de busca é longo demais',
} as const;
