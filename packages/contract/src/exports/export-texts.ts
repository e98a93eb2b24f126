/** Texts the server sends about files that it makes of a carousel. */
export const exportTexts = {
  unknownFormat: 'Formato desconhecido: use png, jpeg, zip ou pdf.',
  slideNumber: 'O slide é um número inteiro a partir de 1.',
  slideOfWhole: 'Só png e jpeg são de um slide; zip e pdf levam todos.',
  noSuchSlide: 'Este carrossel não tem um slide com este número.',
  noSlides: 'Este carrossel não tem slides para exportar.',
  noBrowser:
    'Este servidor não exporta arquivos: nenhum Chromium foi encontrado. Exporte pelo editor ou configure CHROMIUM_PATH.',
  tooSlow: 'A exportação demorou demais.',
  failed: 'Os slides não puderam ser desenhados. Tente de novo.',
} as const;
