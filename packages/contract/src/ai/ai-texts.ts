/** Texts the server sends about AI calls, to the letter where documented. Source: decisions §3, §9. */
export const aiTexts = {
  noSlides: 'No slides found',
  noSlideContent: 'No slide content found',
  alreadyRunning: 'Já há uma geração em andamento. Espere que ela termine.',
  promptMissing: 'Descreva o que deve ser gerado.',
  promptTooLong: 'A descrição pode ter no máximo 4.000 caracteres',
  deckPromptMissing: 'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
  sourceTooLong: 'O texto passa de 20.000 caracteres',
  pageAddressMissing: 'Escreva o endereço da página.',
  pageRefused:
    'Este endereço não pode ser lido. Use o endereço de uma página pública da internet, que começa com https:// ou http://.',
  pageFailed: 'Não foi possível abrir a página: o site não respondeu ou não a entregou.',
  pageTooSlow: 'O site demorou demais para entregar a página.',
  pageTooLarge: 'A página é grande demais. O máximo são 2 MB.',
  notAPage: 'O endereço não leva a uma página de texto. Imagens, vídeos e PDF não podem ser lidos.',
  pageEmpty:
    'Não há texto para ler nesta página. Se ele aparece no navegador, copie-o e cole aqui.',
} as const;
