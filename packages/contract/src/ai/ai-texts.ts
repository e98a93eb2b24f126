/** Texts the server sends about AI calls, to the letter where documented. Source: decisions §3, §9. */
export const aiTexts = {
  noSlides: 'No slides found',
  noSlideContent: 'No slide content found',
  alreadyRunning: 'Já há uma geração em andamento. Espere que ela termine.',
  promptMissing: 'Descreva o que deve ser gerado.',
  promptTooLong: 'A descrição pode ter no máximo 4.000 caracteres',
  deckPromptMissing: 'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
  sourceTooLong: 'O texto passa de 20.000 caracteres',
} as const;
