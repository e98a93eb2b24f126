/** How generated text sounds. Source: docs/product/settings.md 2. */
export const aiTones = [
  'professional',
  'casual',
  'friendly',
  'authoritative',
  'inspiring',
  'educational',
] as const;

export type AiTone = (typeof aiTones)[number];

/**
 * The settings of one account. Of a stored key they only say that there is one.
 * Source: docs/product/settings.md 1, 3.
 */
export interface AccountSettings {
  readonly hasOpenAIKey: boolean;
  readonly aiTone: AiTone;
  readonly aiInstructions: string | null;
  readonly imageSource: string;
  readonly hasGoogleApiKey: boolean;
  readonly googleSearchEngineId: string | null;
}

/** Texts the server sends about settings. */
export const settingsMessages = {
  nameMissing: 'Nome obrigatório',
  chooseTone: 'Selecione o tom de voz',
  instructionsTooLong: 'As instruções podem ter no máximo 2.000 caracteres',
  keyUnusable: 'A chave pode ter no máximo 256 letras, números e sinais, sem espaços nem acentos',
  imageSourceUnusable: 'Fonte de imagens inválida',
  searchEngineTooLong: 'O ID do mecanismo de busca é longo demais',
} as const;

/**
 * Addresses outside the product, set by its operator. Source: docs/product/configuration.md 5.
 */
export interface ExternalLinks {
  readonly imageHosting: string;
  /** The support chat; null where there is none. */
  readonly support: string | null;
}
